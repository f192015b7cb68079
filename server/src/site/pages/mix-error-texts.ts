import type { Lang } from '@guest/shared/contracts/core/languages';

interface MixErrorTexts {
  title: string;
  malformed: string;
  unknown: string;
  closed: string;
  without: string;
}

/** The texts of the page for a URL whose versions cannot be shown. */
export const MIX_ERROR_TEXTS: Readonly<Record<Lang, MixErrorTexts>> = {
  en: {
    title: 'These versions can’t be shown',
    malformed: 'The address asks for versions in a way that can’t be read: {named}',
    unknown: 'The address asks for a version that isn’t published: {named}',
    closed: 'Versions can’t be chosen by address here.',
    without: 'Open the page without them',
  },
  es: {
    title: 'No se pueden mostrar estas versiones',
    malformed: 'La dirección pide versiones de una forma que no se puede leer: {named}',
    unknown: 'La dirección pide una versión que no está publicada: {named}',
    closed: 'Aquí no se pueden elegir versiones en la dirección.',
    without: 'Abrir la página sin ellas',
  },
  fr: {
    title: 'Ces versions ne peuvent pas être affichées',
    malformed: 'L’adresse demande des versions sous une forme illisible : {named}',
    unknown: 'L’adresse demande une version qui n’est pas publiée : {named}',
    closed: 'Ici, l’adresse ne permet pas de choisir des versions.',
    without: 'Ouvrir la page sans elles',
  },
  ja: {
    title: 'このバージョンは表示できません',
    malformed: 'アドレスで指定されたバージョンを読み取れません：{named}',
    unknown: 'アドレスで指定されたバージョンは公開されていません：{named}',
    closed: 'ここではアドレスでバージョンを指定できません。',
    without: '指定なしでページを開く',
  },
  ar: {
    title: 'لا يمكن عرض هذه الإصدارات',
    malformed: 'يطلب العنوان إصدارات بصيغة لا يمكن قراءتها: {named}',
    unknown: 'يطلب العنوان إصدارًا غير منشور: {named}',
    closed: 'لا يمكن هنا اختيار الإصدارات من خلال العنوان.',
    without: 'فتح الصفحة من دونها',
  },
};
