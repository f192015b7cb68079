import { startWorker } from './start-worker';
import type { WorkerScope } from './worker-scope';

// What this file runs in, which TypeScript takes for a page.
startWorker(globalThis as unknown as WorkerScope, navigator.languages);
