import type { Text } from '../../model/demo-property';

export const t = (ja: string, en: string): Text => ({ ja, en });
