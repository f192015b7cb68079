import type { DemoAnnouncement } from '../../model/demo-property';
import { t } from './text';

export const announcements: DemoAnnouncement[] = [
  {
    title: t(
      'Sardine night in the courtyard',
      'Noche de sardinas en el patio',
      'Nuit des sardines dans le patio',
    ),
    text: t(
      'In a few days we carry the grill into the courtyard: sardines, peppers, red wine from the jug, Lídia singing at ten. €32, children half. Maré Alta serves no lunch that day.',
      'Dentro de unos días sacamos la parrilla al patio: sardinas, pimientos, tinto de jarra y Lídia cantando a las diez. 32 €, niños la mitad. Ese día Maré Alta no abre a mediodía.',
      'Dans quelques jours, nous sortons le gril dans le patio : sardines, poivrons, rouge au pichet, et Lídia qui chante à dix heures. 32 €, demi-tarif pour les enfants. Ce jour-là, pas de déjeuner au Maré Alta.',
    ),
    severity: 'info',
    hoursAgo: 30,
  },
  {
    title: t(
      'The garden lift is being serviced',
      'Revisión del ascensor del jardín',
      'Entretien de l’ascenseur du jardin',
    ),
    text: t(
      'Out of use this week from 14:00 to 16:00. Anybody who cannot take the 31 steps to the pool: ring 0, and Zé brings you round by the kitchen ramp.',
      'Fuera de servicio esta semana de 14:00 a 16:00. Quien no pueda bajar los 31 peldaños a la piscina, que marque el 0: Zé le lleva por la rampa de la cocina.',
      'Hors service cette semaine de 14 h à 16 h. Si les 31 marches vers la piscine sont de trop, composez le 0 : Zé vous conduit par la rampe de la cuisine.',
    ),
    severity: 'service',
    hoursAgo: 20,
  },
  {
    title: t(
      'Yellow flag until this evening',
      'Bandera amarilla hasta la tarde',
      'Drapeau jaune jusqu’à ce soir',
    ),
    text: t(
      'Swell of two metres from the north-west. Swim in the pool; on the beach no further than your waist. Afternoon surf lessons go to Carcavelos, the van leaves at 14:15.',
      'Mar de dos metros del noroeste. Nade en la piscina; en la playa, hasta la cintura. Las clases de surf de la tarde se dan en Carcavelos; la furgoneta sale a las 14:15.',
      'Houle de deux mètres de nord-ouest. Nagez à la piscine ; à la plage, pas plus haut que la taille. Les cours de surf de l’après-midi ont lieu à Carcavelos, départ à 14 h 15.',
    ),
    severity: 'safety',
    hoursAgo: 3,
    expiresInHours: 9,
  },
];
