import type { InternalTicketTemplate } from '../ticket/internal-ticket';

const LINE = { en: 'Line', es: 'Concepto', fr: 'Ligne', ja: '明細', ar: 'البند' };
const AMOUNT = { en: 'Amount', es: 'Importe', fr: 'Montant', ja: '金額', ar: 'المبلغ' };

/** A question of a guest about a line of the bill. */
export const BILL_QUESTION: InternalTicketTemplate = {
  slug: 'bill_question',
  icon: 'receipt',
  name: {
    en: 'Question about the bill',
    es: 'Pregunta sobre la cuenta',
    fr: 'Question sur la note',
    ja: 'ご請求についてのお問い合わせ',
    ar: 'سؤال عن الفاتورة',
  },
  fields: { line: LINE, amount: AMOUNT },
};

/** The balance of a bill differs from the sum of its lines. */
export const BILL_DIFFERENCE: InternalTicketTemplate = {
  slug: 'bill_difference',
  icon: 'receipt',
  name: {
    en: 'Check of the bill',
    es: 'Revisión de la cuenta',
    fr: 'Vérification de la note',
    ja: 'ご請求の確認',
    ar: 'مراجعة الفاتورة',
  },
  fields: { amount: AMOUNT },
};

/** Reception is asked to prepare the departure, because the hotel's system does not check out by itself. */
export const DEPARTURE: InternalTicketTemplate = {
  slug: 'departure_request',
  icon: 'door-open',
  name: {
    en: 'Prepare the check-out',
    es: 'Preparar la salida',
    fr: 'Préparer le départ',
    ja: 'チェックアウトの準備',
    ar: 'تجهيز المغادرة',
  },
  fields: {
    email: {
      en: 'Invoice to',
      es: 'Factura a',
      fr: 'Facture à',
      ja: '請求書の送付先',
      ar: 'الفاتورة إلى',
    },
  },
};
