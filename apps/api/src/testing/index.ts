/** The server for tests, journeys and benches: real in everything but its clock, its limits and where it keeps its data. */
export { SettableClock } from './settable-clock.ts';
export { type TestPlayer, giveCredits, newPlayer, visitor } from './test-player.ts';
export { type TestServer, type TestServerOptions, startTestServer } from './test-server.ts';
