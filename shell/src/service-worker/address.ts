export const SERVICE_WORKER_PATH = '/sw.js';
