import type { DemoOutlet } from '../../model/demo-property';
import { t } from './text';

/** Run by neighbours in the hotel's cellar: they keep the tables on their own page. */
export const adegaDoFado: DemoOutlet = {
  slug: 'adega-do-fado',
  name: t('Adega do Fado', 'Adega do Fado', 'Adega do Fado'),
  kind: 'restaurant',
  description: t(
    'In our cellar, but not ours: Lídia and her brother have sung here since 2006. Supper from eight, first song at half past nine, the last when nobody asks for another. Thirty-two chairs, booked on their own page.',
    'En nuestra bodega, pero no es nuestra: Lídia y su hermano cantan aquí desde 2006. Cena desde las ocho, primer fado a las nueve y media y el último cuando nadie pide otro. Treinta y dos sillas que se reservan en su página.',
    'Dans notre cave, mais pas à nous : Lídia et son frère y chantent depuis 2006. Dîner dès huit heures, premier chant à neuf heures et demie, le dernier quand personne n’en redemande. Trente-deux chaises, à réserver sur leur page.',
  ),
  pictures: [
    {
      scene: 'music',
      alt: t(
        'A singer in a black shawl between two guitars',
        'Una cantante con chal negro entre dos guitarras',
        'Une chanteuse en châle noir entre deux guitares',
      ),
    },
    {
      scene: 'wine-red',
      alt: t(
        'A glass of red wine on a cask',
        'Una copa de vino tinto sobre un tonel',
        'Un verre de vin rouge sur un tonneau',
      ),
    },
  ],
  cuisine: [t('Portuguese tavern', 'Taberna portuguesa', 'Taverne portugaise')],
  priceLevel: 3,
  phone: '+351 215 550 160',
  place: t(
    'Cellar, eighteen steps down from the courtyard',
    'Bodega, dieciocho peldaños desde el patio',
    'Cave, dix-huit marches depuis le patio',
  ),
  openingHours: {
    weekly: [
      { days: [4], intervals: [{ from: '20:00', to: '00:30' }] },
      { days: [5, 6], intervals: [{ from: '20:00', to: '01:30' }] },
    ],
  },
  bookingMode: 'external',
  externalBookingUrl: 'https://adega-do-fado.example/reservas',
  orderModes: [],
  menus: [
    {
      slug: 'fado-supper',
      name: t('Fado supper', 'Cena con fado', 'Dîner-fado'),
      description: t(
        'Served before the singing and between the sets, never during. Music charge €12 a person.',
        'Se sirve antes del canto y entre pases, nunca durante. Suplemento de música: 12 € por persona.',
        'Servi avant le chant et entre les parties, jamais pendant. Supplément musique : 12 € par personne.',
      ),
      orderable: false,
      pricesIncludeTax: true,
      pdfUrl: 'https://adega-do-fado.example/carta.pdf',
      sections: [
        {
          name: t('On the board', 'En la pizarra', 'À l’ardoise'),
          items: [
            {
              name: t(
                'Chouriço flamed at the table',
                'Chouriço flameado en la mesa',
                'Chouriço flambé à table',
              ),
              price: 1050,
              allergens: ['sulphites'],
            },
            {
              name: t('Cod with cream', 'Bacalao con nata', 'Morue à la crème'),
              price: 1900,
              allergens: ['fish', 'milk', 'gluten'],
            },
            {
              name: t(
                'Pork cheeks in red wine',
                'Carrilleras de cerdo al vino tinto',
                'Joues de porc au vin rouge',
              ),
              price: 1850,
              allergens: ['sulphites', 'celery'],
            },
            {
              name: t('Açorda with mushrooms', 'Açorda de setas', 'Açorda aux champignons'),
              description: t(
                'Bread, garlic, coriander, a raw yolk stirred in at the table',
                'Pan, ajo, cilantro y una yema cruda que se mezcla en la mesa',
                'Pain, ail, coriandre, un jaune cru mêlé à table',
              ),
              price: 1500,
              allergens: ['gluten', 'eggs'],
              dietary: ['vegetarian'],
            },
            {
              name: t(
                'Fig, almond and carob tart',
                'Tarta de higo, almendra y algarroba',
                'Tarte figue, amande et caroube',
              ),
              price: 650,
            },
          ],
        },
        {
          name: t('From the cask', 'Del tonel', 'Du tonneau'),
          items: [
            {
              name: t(
                'House red, clay jug',
                'Tinto de la casa, jarra de barro',
                'Rouge de la maison, pichet de terre',
              ),
              price: 700,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 13,
              portions: [
                { name: t('25 cl', '25 cl', '25 cl'), price: 700 },
                { name: t('50 cl', '50 cl', '50 cl'), price: 1300 },
                { name: t('1 litre', '1 litro', '1 litre'), price: 2400 },
              ],
            },
            {
              name: t(
                'Ginja in a chocolate cup',
                'Ginja en vasito de chocolate',
                'Ginja dans sa tasse en chocolat',
              ),
              price: 300,
              allergens: ['milk', 'soybeans'],
              mayContain: ['nuts'],
              isAlcohol: true,
              abv: 20,
            },
          ],
        },
      ],
    },
  ],
};
