export * from './decisions.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * from './routes.ts';
export type * from './schemas.ts';
