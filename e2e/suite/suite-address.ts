import process from 'node:process';

/** The address of the suite that the journeys run against. */
export const suiteAddress = (): string => `http://localhost:${process.env.E2E_PORT}`;
