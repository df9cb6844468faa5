/** The factions that compete with each other. */
export const SIDES = ['oni', 'mud', 'ustur'] as const;
export type Side = (typeof SIDES)[number];

export const FACTIONS = [...SIDES, 'none'] as const;
export type Faction = (typeof FACTIONS)[number];
