import type { Lang } from '@guest/shared/contracts/core/languages';
import { ar } from './ar';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import type { Phrasebook } from './phrasebook';

export const phrasebooks: Record<Lang, Phrasebook> = { en, es, fr, ja, ar };
