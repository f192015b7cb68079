import { startWorker } from './start-worker';
import type { WorkerScope } from './worker-scope';

// The cast is needed because TypeScript checks this file with the types of a page.
startWorker(globalThis as unknown as WorkerScope, navigator.languages);
