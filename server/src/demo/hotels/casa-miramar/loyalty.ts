import type { DemoLoyalty } from '../../model/demo-property';
import { t } from './text';

export const loyalty: DemoLoyalty = {
  name: t('Friends of the House', 'Amigos de la Casa', 'Amis de la maison'),
  description: t(
    'No points and no card. We count the nights you have slept here since your first visit, and they never run out.',
    'Ni puntos ni tarjeta. Contamos las noches que ha dormido aquí desde su primera visita, y no caducan.',
    'Ni points ni carte. Nous comptons les nuits passées ici depuis votre première visite, et elles n’expirent jamais.',
  ),
  tiers: [
    {
      code: 'SAND',
      name: t('Sand', 'Arena', 'Sable'),
      nights: 0,
      benefits: [
        t(
          'A nata and a bica on arrival',
          'Un pastel de nata y una bica al llegar',
          'Un nata et une bica à l’arrivée',
        ),
        t('Free loan of body boards', 'Préstamo gratuito de bodyboards', 'Prêt gratuit de bodyboards'),
      ],
    },
    {
      code: 'TILE',
      name: t('Tile', 'Azulejo', 'Azulejo'),
      nights: 7,
      benefits: [
        t(
          'Check-out until 14:00 when the room is free',
          'Salida hasta las 14:00 si la habitación está libre',
          'Départ jusqu’à 14 h si la chambre est libre',
        ),
        t(
          'A bottle of Loureiro in the room',
          'Una botella de Loureiro en la habitación',
          'Une bouteille de Loureiro dans la chambre',
        ),
        t(
          'Ten per cent off in Pastelaria Celeste',
          'Diez por ciento en la Pastelaria Celeste',
          'Dix pour cent à la Pastelaria Celeste',
        ),
      ],
    },
    {
      code: 'TIDE',
      name: t('Tide', 'Marea', 'Marée'),
      nights: 20,
      benefits: [
        t(
          'Your old room, if you tell us 30 days ahead',
          'Su habitación de siempre, si avisa con 30 días',
          'Votre chambre habituelle, prévenus 30 jours avant',
        ),
        t(
          'One surf lesson or one massage each stay',
          'Una clase de surf o un masaje por estancia',
          'Un cours de surf ou un massage par séjour',
        ),
        t('Parking without charge', 'Aparcamiento sin cargo', 'Stationnement offert'),
      ],
    },
    {
      code: 'LIGHTHOUSE',
      name: t('Lighthouse', 'Faro', 'Phare'),
      nights: 50,
      benefits: [
        t(
          'A tile with your name in the hall, painted by Alda',
          'Un azulejo con su nombre en el vestíbulo, pintado por Alda',
          'Un carreau à votre nom dans l’entrée, peint par Alda',
        ),
        t(
          'A sea-view room whenever there is one',
          'Habitación con vistas al mar siempre que haya',
          'Une chambre vue mer dès qu’il y en a une',
        ),
        t(
          'Sunday lunch at the family’s table',
          'Comida del domingo en la mesa de la familia',
          'Le déjeuner du dimanche à la table de la famille',
        ),
      ],
    },
  ],
};
