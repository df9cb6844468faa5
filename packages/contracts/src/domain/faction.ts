export const FACTIONS = ['oni', 'mud', 'ustur', 'none'] as const;
export type Faction = (typeof FACTIONS)[number];
