export { type CommendationGroup, type ListedCommendation, commendationGroups, commendationNamed } from './catalog.ts';
export { CommendationMedal } from './medal.tsx';
export { useCommendationTexts } from './texts.ts';
