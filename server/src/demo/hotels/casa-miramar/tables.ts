import type { DemoTables } from '../../model/demo-property';
import { t } from './text';

export const tables: DemoTables[] = [
  {
    outletSlug: 'mare-alta',
    rules: {
      lastSeatingMinutes: 60,
      questions: [
        {
          key: 'fish',
          label: t(
            'Shall we keep you a whole fish to share?',
            '¿Le guardamos un pescado entero para compartir?',
            'Souhaitez-vous que l’on vous garde un poisson entier à partager ?',
          ),
          required: false,
        },
      ],
      text: t(
        'The terrace follows the weather: if the wind turns, we move you inside to the same view.',
        'La terraza depende del tiempo: si cambia el viento, le pasamos dentro con las mismas vistas.',
        'La terrasse suit le temps : si le vent tourne, nous vous installons à l’intérieur, avec la même vue.',
      ),
    },
    mostParties: 6,
    mostCovers: 24,
    areas: [
      {
        key: 'room',
        name: t('Dining room', 'Comedor', 'Salle'),
        isAccessible: true,
        tables: [
          { seats: 2, names: ['1', '2', '3', '4'] },
          { seats: 4, names: ['5', '6', '7', '8'] },
          { seats: 6, names: ['9', '10'] },
          { seats: 8, names: ['11'] },
        ],
      },
      {
        key: 'terrace',
        name: t('Terrace above the rocks', 'Terraza sobre las rocas', 'Terrasse au-dessus des rochers'),
        isAccessible: false,
        tables: [
          { seats: 2, names: ['T1', 'T2', 'T3', 'T4'] },
          { seats: 4, names: ['T5', 'T6', 'T7'] },
        ],
      },
    ],
  },
  {
    outletSlug: 'bar-do-farol',
    rules: {
      partyMax: 6,
      leadMinutes: 60,
      maxAdvanceDays: 30,
      approvalTimeoutMinutes: 45,
      lastSeatingMinutes: 45,
      durationByParty: [{ upTo: 99, minutes: 120 }],
      text: t(
        'Leonor answers every request herself, usually within half an hour.',
        'Leonor responde ella misma a cada petición, normalmente en media hora.',
        'Leonor répond elle-même à chaque demande, en général dans la demi-heure.',
      ),
    },
    mostParties: 4,
    mostCovers: 16,
    areas: [
      {
        key: 'counter',
        name: t('At the counter', 'En la barra', 'Au comptoir'),
        isAccessible: false,
        tables: [{ seats: 2, names: ['B1', 'B2', 'B3'] }],
      },
      {
        key: 'lantern',
        name: t('Lantern room', 'Sala del farol', 'Salon de la lanterne'),
        isAccessible: true,
        tables: [
          { seats: 4, names: ['F1', 'F2', 'F3'] },
          { seats: 6, names: ['F4'] },
        ],
      },
    ],
  },
];
