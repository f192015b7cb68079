import type { DemoDirectoryEntry } from '../../model/demo-property';
import { t } from './text';

/** The terms that guests accept when they sign up. */
export const policies: DemoDirectoryEntry[] = [
  {
    slug: 'terms',
    title: t('Terms', 'Condiciones', 'Conditions'),
    body: t(
      'What you book and order here you book and order with the house, as if you had said it at the desk.\n\n- A table or an activity can be changed or cancelled until the time that stands beside it.\n- What you order is charged to your room, or paid when it comes.\n- Show nobody your code: who has it is you.\n\nWhoever is unkind to other guests loses the chat and the wall, not the room.',
      'Lo que reserva y pide aquí lo reserva y pide a la casa, como si lo dijera en recepción.\n\n- Una mesa o una actividad se puede cambiar o cancelar hasta la hora que figura a su lado.\n- Lo que pide se carga a su habitación o se paga al recibirlo.\n- No enseñe su código a nadie: quien lo tiene es usted.\n\nQuien falte al respeto a otros huéspedes pierde el chat y el muro, no la habitación.',
      'Ce que vous réservez et commandez ici, vous le réservez et le commandez à la maison, comme si vous l’aviez dit à la réception.\n\n- Une table ou une activité se change ou s’annule jusqu’à l’heure indiquée à côté d’elle.\n- Ce que vous commandez est porté sur la note de votre chambre, ou réglé à la livraison.\n- Ne montrez votre code à personne : qui l’a passe pour vous.\n\nQui manque d’égards aux autres perd la messagerie et le mur, pas sa chambre.',
    ),
    tags: ['terms'],
  },
  {
    slug: 'privacy',
    title: t('Privacy notice', 'Aviso de privacidad', 'Politique de confidentialité'),
    body: t(
      'We keep your name, your email or phone, your stay, and what you write, book and order, so that the right thing comes to the right room. Nobody else gets it, and nothing of it is sold.\n\nIn your profile, under **My data**, you take all of it along in one file or have it deleted. Questions go to the front desk, or to the Portuguese authority, the CNPD.',
      'Guardamos su nombre, su correo o teléfono, su estancia y lo que escribe, reserva y pide, para que cada cosa llegue a su habitación. No se lo damos a nadie ni vendemos nada de ello.\n\nEn su perfil, en **Mis datos**, puede llevárselo todo en un archivo o pedir que se borre. Las preguntas, en recepción o ante la autoridad portuguesa, la CNPD.',
      'Nous gardons votre nom, votre adresse électronique ou votre téléphone, votre séjour, et ce que vous écrivez, réservez et commandez, pour que chaque chose arrive à la bonne chambre. Personne d’autre ne le reçoit, et rien n’en est vendu.\n\nDans votre profil, sous **Mes données**, vous emportez le tout dans un fichier ou le faites effacer. Pour toute question : la réception, ou l’autorité portugaise, la CNPD.',
    ),
    tags: ['privacy'],
  },
];
