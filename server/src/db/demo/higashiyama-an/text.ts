import type { Text } from '../demo-property';

export const t = (ja: string, en: string): Text => ({ ja, en });
