process.env.E2E_PORT = '28841';
process.env.E2E_DATA_DIR = '/tmp/share-posts-data';
const { default: config } = await import('./playwright.config');
export default { ...config, webServer: undefined, retries: 0, workers: 2 };
