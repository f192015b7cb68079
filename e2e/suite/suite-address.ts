import process from 'node:process';

/** Where the suite is that the journeys run against. */
export const suiteAddress = (): string => `http://localhost:${process.env.E2E_PORT}`;
