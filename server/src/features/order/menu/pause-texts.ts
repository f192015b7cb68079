import type { PAUSE_REASONS } from '@guest/shared/contracts/order/order-socket.schema';
import type { Text } from '../../../platform/db/tables/columns/stored';

/** The reasons for a pause as guests read them. For any other reason the staff write the text. */
export const PAUSE_TEXTS: Record<Exclude<(typeof PAUSE_REASONS)[number], 'other'>, Text> = {
  busy: {
    en: 'the kitchen is very busy',
    es: 'la cocina está muy ocupada',
    fr: 'la cuisine est très occupée',
    ja: '厨房が大変混み合っております',
    ar: 'المطبخ مشغول جدًا',
  },
  staff: {
    en: 'we are short of staff',
    es: 'nos falta personal',
    fr: 'nous manquons de personnel',
    ja: 'スタッフが不足しております',
    ar: 'لدينا نقص في الموظفين',
  },
  stock: {
    en: 'we are waiting for a delivery',
    es: 'estamos esperando una entrega',
    fr: 'nous attendons une livraison',
    ja: '食材の入荷を待っております',
    ar: 'ننتظر وصول المواد',
  },
  technical: {
    en: 'we have a technical problem',
    es: 'hay un problema técnico',
    fr: 'il y a un problème technique',
    ja: '設備に不具合が生じております',
    ar: 'هناك مشكلة تقنية',
  },
  event: {
    en: 'we have a private event',
    es: 'hay un evento privado',
    fr: 'il y a un événement privé',
    ja: '貸切のご予約が入っております',
    ar: 'هناك مناسبة خاصة',
  },
};
