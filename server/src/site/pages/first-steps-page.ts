import type { Lang } from '@guest/shared/contracts/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/security/escape-html';
import { chooseLanguage, preferredLanguages } from '../request/language-choice';
import { sendStaticPage } from './static-page';

interface FirstSteps {
  title: string;
  steps: [fill: string, publish: string, staff: string];
}

const TEXTS: Readonly<Record<Lang, FirstSteps>> = {
  en: {
    title: 'There is no hotel here yet',
    steps: ['Write the folder of your hotel', 'Check and publish it', 'Add who answers the guests'],
  },
  es: {
    title: 'Aquí todavía no hay ningún hotel',
    steps: [
      'Escriba la carpeta de su hotel',
      'Compruébela y publíquela',
      'Añada a quien responde a los huéspedes',
    ],
  },
  fr: {
    title: 'Il n’y a pas encore d’hôtel ici',
    steps: [
      'Écrivez le dossier de votre hôtel',
      'Vérifiez-le et publiez-le',
      'Ajoutez la personne qui répond aux clients',
    ],
  },
  ja: {
    title: 'まだホテルがありません',
    steps: ['ホテルのフォルダーを作成します', '確認して公開します', 'お客様に返信するスタッフを追加します'],
  },
  ar: {
    title: 'لا يوجد فندق هنا بعد',
    steps: ['اكتب مجلد فندقك', 'افحصه وانشره', 'أضف من يجيب الضيوف'],
  },
};

const COMMANDS = [
  'pnpm hotel new ../my-hotel --languages en',
  'pnpm hotel import ../my-hotel --publish',
  'pnpm staff add --property my-hotel --name Ana --role manager --department frontdesk',
];

/** Tells an operator how a suite without hotels gets its first one. */
export function sendFirstSteps(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = chooseLanguage(preferredLanguages(request.headers), null);
  const { title, steps } = TEXTS[lang];
  const items = steps.map(
    (step, i) =>
      `<li><p>${escapeHtml(step)}</p><p dir="ltr"><code>${escapeHtml(COMMANDS[i] ?? '')}</code></p></li>`,
  );
  return sendStaticPage(reply, { lang, status: 200, title, body: `<ol>${items.join('')}</ol>` });
}
