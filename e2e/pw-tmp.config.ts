process.env.E2E_PORT = '3506';
process.env.E2E_DATA_DIR = '/tmp/lang-data';
const { default: config } = await import('./playwright.config');
export default { ...config, webServer: undefined, reporter: 'line' };
