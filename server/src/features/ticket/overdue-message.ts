import { isLang, type Lang } from '@guest/shared/contracts/core/languages';
import type { StoredMessage } from '../../platform/db/tables/chat/chat';

const TEXTS: Record<Lang, string> = {
  en: "Your request “{name}” is taking longer than expected. We're sorry, and we're working on it. If you no longer need it, or if it's urgent, please let us know here.",
  es: 'Su solicitud «{name}» está tardando más de lo previsto. Lo sentimos y estamos en ello. Si ya no la necesita o es urgente, díganoslo aquí.',
  fr: 'Votre demande « {name} » prend plus de temps que prévu. Nous en sommes désolés et nous nous en occupons. Si elle n’est plus utile ou si elle est urgente, dites-le-nous ici.',
  ja: 'ご依頼「{name}」に予定よりお時間をいただいております。申し訳ございません。ただいま対応しております。ご不要になった場合やお急ぎの場合は、こちらでお知らせください。',
  ar: 'طلبك «{name}» يستغرق وقتًا أطول من المتوقع. نعتذر عن ذلك ونحن نعمل عليه. إن لم تعد بحاجة إليه أو كان الأمر عاجلًا فأخبرنا هنا.',
};

/**
 * Creates the chat message about a late request, in the guest's conversation with the hotel, so that they can
 * reply.
 */
export function overdueMessage(name: string, guestLang: string | null): StoredMessage {
  const lang = isLang(guestLang) ? guestLang : 'en';
  const text = TEXTS[lang].replace('{name}', () => name);
  return { text, messageType: 'text', lang, isAutomatic: true, about: 'late_request' };
}
