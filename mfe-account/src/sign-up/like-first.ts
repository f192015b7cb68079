import type { Host } from '@guest/shared';
import type { Errand } from './errand';

export async function likeFirst(_host: Host, _property: string, _errand: Errand): Promise<void> {}
