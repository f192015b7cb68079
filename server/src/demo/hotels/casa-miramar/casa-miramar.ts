import { activities } from './activities';
import { adegaDoFado } from './adega-do-fado';
import { announcements } from './announcements';
import { barDoFarol } from './bar-do-farol';
import { directories } from './directories';
import { guests } from './guests';
import { guidelines } from './guidelines';
import { loyalty } from './loyalty';
import { mareAlta } from './mare-alta';
import { oToldo } from './o-toldo';
import { pastelariaCeleste } from './pastelaria-celeste';
import { posts } from './posts';
import { requestTemplates } from './request-templates';
import { roomService } from './room-service';
import { staff } from './staff';
import { tables } from './tables';
import { t } from './text';
import type { DemoProperty } from '../../model/demo-property';
import { roomNumbers } from '../../model/room-numbers';

export const casaMiramar: DemoProperty = {
  slug: 'casa-miramar',
  name: t('Casa Miramar', 'Casa Miramar', 'Casa Miramar'),
  tagline: t(
    'Sixty rooms, sixty-four steps to the sea',
    'Sesenta habitaciones, sesenta y cuatro peldaños hasta el mar',
    'Soixante chambres, soixante-quatre marches jusqu’à la mer',
  ),
  description: t(
    'A whitewashed house on the rocks between Cascais and the Guia lighthouse, built as a family’s summer place in 1934 and kept as a hotel by the same family since 1958. Azulejos in the hall, a pool filled by the tide, charcoal under the sardines.',
    'Una casa encalada sobre las rocas, entre Cascais y el faro de Guia, levantada en 1934 como casa de veraneo y abierta como hotel por la misma familia desde 1958. Azulejos en el vestíbulo, una piscina que llena la marea y brasas bajo las sardinas.',
    'Une maison blanche sur les rochers, entre Cascais et le phare de Guia, bâtie en 1934 pour les étés d’une famille qui la tient en hôtel depuis 1958. Des azulejos dans l’entrée, une piscine que remplit la marée, de la braise sous les sardines.',
  ),
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  currencyPrecision: 2,
  languages: ['en', 'es', 'fr'],
  phone: '+351 215 550 100',
  emergencyPhone: '+351 215 550 111',
  address: t(
    'Rua da Guia 1, 2750-642 Cascais, Portugal',
    'Rua da Guia 1, 2750-642 Cascais, Portugal',
    'Rua da Guia 1, 2750-642 Cascais, Portugal',
  ),
  location: { lat: 38.6934, lng: -9.4382 },
  wifi: {
    ssid: 'CasaMiramar',
    password: 'sal-e-limao',
    note: t(
      'Reaches the pool and the garden; on the beach it ends at the tenth step.',
      'Llega a la piscina y al jardín; hacia la playa se acaba en el décimo peldaño.',
      'Porte jusqu’à la piscine et au jardin ; vers la plage, il s’arrête à la dixième marche.',
    ),
  },
  hero: {
    scene: 'hero-casa-miramar',
    alt: t(
      'A white house with blue shutters on the rocks above the Atlantic, a lighthouse behind it',
      'Una casa blanca de contraventanas azules sobre las rocas del Atlántico, con un faro detrás',
      'Une maison blanche aux volets bleus sur les rochers de l’Atlantique, un phare derrière elle',
    ),
  },
  theme: { accentHue: 245, accentChroma: 0.13, face: 'fraunces', radius: 12 },
  staffHours: {
    weekly: [
      { days: [1, 2, 3, 4, 5], intervals: [{ from: '07:00', to: '23:00' }] },
      { days: [6, 7], intervals: [{ from: '07:30', to: '00:30' }] },
    ],
    exceptions: [
      {
        inDays: 5,
        intervals: [{ from: '07:00', to: '02:00' }],
        label: t('Sardine night', 'Noche de sardinas', 'Nuit des sardines'),
      },
    ],
  },
  expectedReplyMinutes: 10,
  guestToGuest: 'requests',
  rooms: [...roomNumbers(101, 120), ...roomNumbers(201, 220), ...roomNumbers(301, 320)],
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  guidelines,
  policiesIn: 'the-house',
  cancelText: t(
    'Plans change; tell us as soon as you know and somebody else gets the table, the board or the seat. What we cancel ourselves, for the weather or otherwise, never costs you anything.',
    'Los planes cambian; avísenos en cuanto lo sepa y otra persona tendrá la mesa, la tabla o el asiento. Lo que cancelamos nosotros, por el tiempo o por lo que sea, nunca le cuesta nada.',
    'Les projets changent ; prévenez-nous dès que possible, et quelqu’un d’autre aura la table, la planche ou le siège. Ce que nous annulons, pour la météo ou autre chose, ne vous coûte jamais rien.',
  ),
  directories,
  // The tax rate for meals in Portugal.
  ordering: { taxRate: 13_000, alcoholAge: 18 },
  outlets: [mareAlta, barDoFarol, pastelariaCeleste, oToldo, roomService, adegaDoFado],
  tables,
  activities,
  staff,
  guests,
  posts,
  announcements,
  groups: [{ key: 'yoga-week', name: 'Yoga week by the sea', code: 'demo-yoga-week-casa-miramar' }],
  requestTemplates,
  loyalty,
};
