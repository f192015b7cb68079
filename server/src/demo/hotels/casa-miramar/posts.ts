import type { DemoPost } from '../../model/demo-property';
import { t } from './text';

export const posts: DemoPost[] = [
  {
    author: 's01',
    text: 'Good morning, house. The sea is loud, the bread is early, and the courtyard film on Friday is the one with the lighthouse. If you are new: breakfast moves outside as soon as Zé has dried the chairs. Come and say your name at the desk, we like to know it.',
    lang: 'en',
    picture: {
      scene: 'sunrise',
      alt: t(
        'First light over the sea, seen from the terrace',
        'Primera luz sobre el mar, vista desde la terraza',
        'Premières lueurs sur la mer, depuis la terrasse',
      ),
    },
    tags: ['house'],
    hoursAgo: 5,
    likedBy: ['g01', 'g03', 'g04', 'g08', 'g10', 'g11', 'g13', 'g16'],
    isPinned: true,
    comments: [
      { author: 'g16', text: 'Chairs already dry on the left side, I tested four.', lang: 'en', hoursAgo: 5 },
      { author: 'g17', text: '¿La película es apta para una niña de siete años?', lang: 'es', hoursAgo: 4 },
      {
        author: 's01',
        text: 'La de las 19:45, sí. La de las diez tiene una tormenta larga.',
        lang: 'es',
        hoursAgo: 3,
      },
    ],
  },
  {
    author: 's06',
    text: 'Two metres from the north-west and more coming: yellow flag, and the afternoon lessons go to Carcavelos. Van at 14:15 from the gate. Wetsuits are on the line in order of size, please put them back the same way.',
    lang: 'en',
    picture: {
      scene: 'surf',
      alt: t(
        'White water rolling into the cove',
        'La espuma entra en la cala',
        'L’écume roule dans la crique',
      ),
    },
    tags: ['surf', 'sea'],
    hoursAgo: 3,
    likedBy: ['g02', 'g05', 'g12'],
    comments: [
      { author: 'g02', text: '¿Queda sitio para dos en la furgoneta?', lang: 'es', hoursAgo: 2 },
      { author: 's06', text: 'Sí, dos. Traed chanclas, el aparcamiento quema.', lang: 'es', hoursAgo: 2 },
    ],
  },
  {
    author: 'g17',
    text: 'Llegamos ayer y mi hija ya tiene amiga, palabra en portugués favorita (peixinho) y sitio fijo en la mesa. A mí me falta el café.',
    lang: 'es',
    picture: {
      scene: 'breakfast',
      alt: t(
        'A breakfast table on the terrace with one empty cup',
        'Una mesa de desayuno en la terraza con una taza vacía',
        'Une table de petit-déjeuner en terrasse, une tasse vide',
      ),
    },
    tags: ['desayuno'],
    hoursAgo: 4,
    likedBy: ['g02', 'g06', 'g10', 'g13'],
    comments: [
      {
        author: 'g13',
        text: 'Peixinho é a melhor palavra. Depois ensina-lhe “carapau”.',
        lang: 'pt',
        hoursAgo: 3,
      },
    ],
  },
  {
    author: 'g04',
    text: 'Erster Morgen, Fensterläden auf, und das Meer ist wirklich so nah wie auf dem Bild. Weiß jemand, ob man vor dem Frühstück schon schwimmen darf?',
    lang: 'de',
    picture: {
      scene: 'guest-room',
      alt: t(
        'Blue shutters open on a grey-green sea',
        'Contraventanas azules abiertas a un mar verde grisáceo',
        'Des volets bleus ouverts sur une mer gris-vert',
      ),
    },
    hoursAgo: 6,
    likedBy: ['g12', 'g14', 'g16'],
    comments: [
      {
        author: 's02',
        text: 'Yes, the pool from 7:30; the lane along the wall is for swimmers until nine.',
        lang: 'en',
        hoursAgo: 6,
      },
      {
        author: 'g16',
        text: 'Am besten um halb acht, da gehört das Becken nur den Möwen.',
        lang: 'de',
        hoursAgo: 5,
      },
    ],
  },
  {
    author: 'g14',
    text: 'Met de trein naar Cais do Sodré, aan de rechterkant zitten. Verder geen tips, dat is genoeg.',
    lang: 'nl',
    picture: {
      scene: 'harbour',
      alt: t(
        'The river seen from a train window',
        'El río visto desde la ventana del tren',
        'Le fleuve vu de la fenêtre du train',
      ),
    },
    tags: ['lissabon'],
    hoursAgo: 7,
    likedBy: ['g04', 'g08'],
    comments: [],
  },
  {
    author: 'g09',
    text: 'Primo aperitivo al Bar do Farol: il faro passa sul bicchiere ogni pochi secondi e nessuno guarda più il telefono.',
    lang: 'it',
    picture: {
      scene: 'bar-counter',
      alt: t(
        'A glass on a marble counter, the window dark behind it',
        'Una copa en una barra de mármol, con la ventana oscura detrás',
        'Un verre sur un comptoir de marbre, la fenêtre sombre derrière',
      ),
    },
    tags: ['bar'],
    hoursAgo: 9,
    likedBy: ['g01', 'g08', 'g11', 'g18'],
    comments: [
      { author: 'g18', text: 'I counted. Then I ordered another to count again.', lang: 'en', hoursAgo: 8 },
      { author: 'g11', text: 'Demandez le porto tonic au romarin.', lang: 'fr', hoursAgo: 7 },
    ],
  },
  {
    author: 'g01',
    text: 'Lost between the pool and the third bench on the steps: a straw hat with a green ribbon. It is ugly and I am fond of it.',
    lang: 'en',
    tags: ['lost-and-found'],
    hoursAgo: 9,
    likedBy: ['g05', 'g16'],
    comments: [
      {
        author: 'g05',
        text: 'There are only two benches. Third one might explain the hat.',
        lang: 'en',
        hoursAgo: 8,
      },
      {
        author: 's04',
        text: 'We have it. A seagull was interested, so it is at the front desk.',
        lang: 'en',
        hoursAgo: 8,
      },
      { author: 'g01', text: 'Thank you! The seagull has taste after all.', lang: 'en', hoursAgo: 7 },
    ],
  },
  {
    author: 'g03',
    text: 'Retour de la sortie en mer sur l’Andorinha : trois dauphins, un coup de soleil, et ma fille qui a tenu la barre jusqu’au phare.',
    lang: 'fr',
    picture: {
      scene: 'sailing',
      alt: t(
        'A rust-red sail against the light',
        'Una vela rojiza a contraluz',
        'Une voile rouille à contre-jour',
      ),
    },
    morePictures: [
      {
        scene: 'sunrise',
        alt: t(
          'The coast turning gold on the way back',
          'La costa, dorada al volver',
          'La côte dorée, au retour',
        ),
      },
      {
        scene: 'harbour',
        alt: t(
          'Back between the boats of the marina',
          'De vuelta entre los barcos del puerto',
          'De retour entre les bateaux du port',
        ),
      },
    ],
    tags: ['voile', 'dauphins'],
    hoursAgo: 10,
    likedBy: ['g07', 'g11', 'g15', 'g02', 'g12'],
    comments: [
      { author: 'g07', text: 'Nous embarquons demain ! Il faut prévoir un pull ?', lang: 'fr', hoursAgo: 9 },
      { author: 'g03', text: 'Deux. Et un pour le capitaine, il prête le sien.', lang: 'fr', hoursAgo: 9 },
    ],
  },
  {
    author: 's04',
    text: 'Found in the dryer on the second floor: one knitted rabbit, grey, left ear repaired before. He is warm and waiting at the desk with a biscuit.',
    lang: 'en',
    tags: ['lost-and-found'],
    hoursAgo: 12,
    likedBy: ['g01', 'g03', 'g06', 'g07', 'g13', 'g15'],
    comments: [
      {
        author: 'g07',
        text: 'C’est Monsieur Lapin ! Nous descendons tout de suite.',
        lang: 'fr',
        hoursAgo: 11,
      },
    ],
  },
  {
    author: 's07',
    text: 'No mist tonight, I think. Telescope on the roof at half past eleven; Saturn comes up behind the chimney of the kitchen. Bring something warm and please no torches.',
    lang: 'en',
    picture: {
      scene: 'stargazing',
      alt: t(
        'A telescope on the flat roof',
        'Un telescopio en la azotea',
        'Un télescope sur le toit-terrasse',
      ),
    },
    tags: ['stars'],
    hoursAgo: 14,
    likedBy: ['g05', 'g08', 'g12', 'g18'],
    comments: [
      {
        author: 'g12',
        text: 'The rings! My first time seeing them with my own eyes.',
        lang: 'en',
        hoursAgo: 9,
      },
    ],
  },
  {
    author: 'g10',
    text: 'Voy en silla de ruedas y hoy he hecho la piscina, el patio, el bar y la mesa del fondo de Maré Alta sin pedir ayuda ni una vez. La habitación está muy bien pensada. Solo me falta la playa, pero la saludo desde arriba.',
    lang: 'es',
    picture: {
      scene: 'courtyard',
      alt: t(
        'A level courtyard with a fountain and orange trees',
        'Un patio llano con una fuente y naranjos',
        'Un patio de plain-pied, une fontaine et des orangers',
      ),
    },
    tags: ['accesible'],
    hoursAgo: 16,
    likedBy: ['g02', 'g06', 'g08', 'g13', 'g16', 'g17'],
    comments: [
      {
        author: 's01',
        text: 'Gracias. Duarte tiene una silla anfibia en el varadero de Carcavelos; cuando baje el mar, vamos.',
        lang: 'es',
        hoursAgo: 15,
      },
      { author: 'g10', text: 'Apuntado. Llevo bañador.', lang: 'es', hoursAgo: 14 },
    ],
  },
  {
    author: 'g18',
    text: 'Green beans in batter, on a menu in Portugal, and it says this is where tempura comes from. I wrote to my mother. She has not answered yet.',
    lang: 'en',
    picture: {
      scene: 'tempura',
      alt: t(
        'Green beans in a light batter on a blue plate',
        'Judías verdes rebozadas en un plato azul',
        'Des haricots verts en beignets sur une assiette bleue',
      ),
    },
    tags: ['food'],
    hoursAgo: 18,
    likedBy: ['g01', 'g08', 'g12', 'g13', 'g09'],
    comments: [
      { author: 's05', text: 'Tell her I am ready for her corrections.', lang: 'en', hoursAgo: 17 },
      { author: 'g18', text: 'She answered: “Ask him about the oil.”', lang: 'en', hoursAgo: 10 },
    ],
  },
  {
    author: 'g02',
    text: 'Primera clase de surf a los 46. De pie: tres segundos. Contándolo: toda la cena 🏄',
    lang: 'es',
    picture: {
      scene: 'surf',
      alt: t(
        'Footprints and a foam board on wet sand',
        'Huellas y una tabla blanda sobre la arena mojada',
        'Des traces de pas et une planche en mousse sur le sable mouillé',
      ),
    },
    tags: ['surf'],
    hoursAgo: 20,
    likedBy: ['g05', 'g06', 'g10', 'g11', 'g12', 'g17'],
    comments: [
      { author: 's06', text: 'Fueron cuatro. Los conté yo.', lang: 'es', hoursAgo: 19 },
      { author: 'g05', text: 'Same age, two seconds. Respect.', lang: 'en', hoursAgo: 18 },
    ],
  },
  {
    author: 'g07',
    text: 'Nous cherchons une quatrième personne pour la sueca ce soir au salon bleu. Aucune expérience requise, mauvaise foi appréciée.',
    lang: 'fr',
    picture: {
      scene: 'games',
      alt: t(
        'Playing cards on a small table',
        'Cartas sobre una mesita',
        'Des cartes à jouer sur une petite table',
      ),
    },
    tags: ['jeux'],
    hoursAgo: 22,
    likedBy: ['g03', 'g11'],
    comments: [
      { author: 'g11', text: 'J’arrive avec la mauvaise foi.', lang: 'fr', hoursAgo: 21 },
      { author: 'g15', text: 'Je regarde, j’apprends, je critique.', lang: 'fr', hoursAgo: 21 },
    ],
  },
  {
    author: 'g01',
    text: 'Be at the pastelaria at five to eleven. That is all. That is the post.',
    lang: 'en',
    picture: {
      scene: 'pastry',
      alt: t(
        'A tray of custard tarts just out of the oven',
        'Una bandeja de pastéis de nata recién salidos del horno',
        'Une plaque de natas à la sortie du four',
      ),
    },
    tags: ['natas'],
    hoursAgo: 26,
    likedBy: ['g02', 'g03', 'g05', 'g07', 'g08', 'g10', 'g12', 'g13', 'g18'],
    comments: [
      {
        author: 'g08',
        text: 'Went at eleven. Watched the last six leave in a box.',
        lang: 'en',
        hoursAgo: 25,
      },
      { author: 'g06', text: 'A las cuatro sale otra hornada y hay menos gente.', lang: 'es', hoursAgo: 24 },
    ],
  },
  {
    author: 's05',
    text: 'From the Ericeira boat: two turbots, each for two people. From ours: sardines as fat as they get this year. I light the charcoal at seven; tell the waiter if you want to see the fish first.',
    lang: 'en',
    picture: {
      scene: 'grill',
      alt: t(
        'Sardines in a row over charcoal',
        'Sardinas en fila sobre las brasas',
        'Des sardines alignées sur la braise',
      ),
    },
    tags: ['food', 'catch'],
    hoursAgo: 27,
    likedBy: ['g03', 'g06', 'g11', 'g16'],
    comments: [
      {
        author: 'g16',
        text: 'One turbot is mine, please. I have waited a week.',
        lang: 'en',
        hoursAgo: 26,
      },
      { author: 's05', text: 'Table by the third window, at eight.', lang: 'en', hoursAgo: 26 },
    ],
  },
  {
    author: 'g12',
    text: 'People here call 19 degrees cold for swimming. I have been in four times today.',
    lang: 'en',
    picture: {
      scene: 'swimming',
      alt: t(
        'A lone swimmer in the sea-water pool',
        'Una nadadora sola en la piscina de agua de mar',
        'Une nageuse seule dans la piscine d’eau de mer',
      ),
    },
    tags: ['swimming'],
    hoursAgo: 28,
    likedBy: ['g16', 'g04', 'g18', 'g01'],
    comments: [{ author: 'g16', text: 'Sweden agrees with Norway, for once.', lang: 'en', hoursAgo: 27 }],
  },
  {
    author: 'g03',
    text: 'Les sardines à la main, sur le pain, au bord de la piscine. Mon dentiste, mon médecin et ma mère seraient tous d’accord, et ça n’arrive jamais.',
    lang: 'fr',
    picture: {
      scene: 'fish',
      alt: t(
        'Two grilled sardines on a slice of bread',
        'Dos sardinas asadas sobre una rebanada de pan',
        'Deux sardines grillées sur une tranche de pain',
      ),
    },
    tags: ['cuisine'],
    hoursAgo: 30,
    likedBy: ['g07', 'g11', 'g15', 'g10', 'g02'],
    comments: [{ author: 'g02', text: 'Y el pan empapado, lo mejor de todo.', lang: 'es', hoursAgo: 29 }],
  },
  {
    author: 'g15',
    text: 'J’ai peint un oiseau, Alda y a vu un poisson, nous nous sommes mises d’accord sur un poisson volant. Il sort du four demain.',
    lang: 'fr',
    picture: {
      scene: 'painting',
      alt: t(
        'A white tile with a blue creature, half bird, half fish',
        'Un azulejo blanco con un animal azul, medio pájaro, medio pez',
        'Un carreau blanc et sa bête bleue, mi-oiseau, mi-poisson',
      ),
    },
    tags: ['azulejos'],
    hoursAgo: 36,
    likedBy: ['g01', 'g03', 'g07', 'g11', 'g12', 'g17'],
    comments: [
      {
        author: 'g11',
        text: 'Le mien devait être un bateau. On dirait une chaussure.',
        lang: 'fr',
        hoursAgo: 35,
      },
      {
        author: 's03',
        text: 'In the hall there is a ship from 1760 that looks like a shoe too. You are in good company.',
        lang: 'en',
        hoursAgo: 34,
      },
    ],
  },
  {
    author: 'g13',
    text: 'Vim do Rio para um mar a dezanove graus e fui feliz mesmo assim. A água gelada, o pastel quente, o sotaque da Dona Celeste.',
    lang: 'pt',
    picture: {
      scene: 'beach',
      alt: t(
        'Striped awnings under the cliff, late in the afternoon',
        'Toldos a rayas bajo el acantilado, al caer la tarde',
        'Des toiles rayées sous la falaise, en fin d’après-midi',
      ),
    },
    hoursAgo: 40,
    likedBy: ['g10', 'g12', 'g16', 'g01'],
    comments: [
      { author: 's01', text: 'A avó pergunta se no Rio também se põe canela.', lang: 'pt', hoursAgo: 39 },
      { author: 'g13', text: 'Sempre. E ela corrigiu-me o polegar.', lang: 'pt', hoursAgo: 38 },
    ],
  },
  {
    author: 'g16',
    text: 'For whoever comes after me: this room has the morning sun, a wardrobe that sings in wind, and the best view of the boats at six. Ask Zé not to repair the wardrobe.',
    lang: 'en',
    tags: ['rooms'],
    hoursAgo: 42,
    likedBy: ['g01', 'g05', 'g08', 'g22'],
    comments: [{ author: 's07', text: 'I heard it in 2019. It is in tune.', lang: 'en', hoursAgo: 41 }],
  },
  {
    author: 'g08',
    text: 'I did not understand one word of the third song last night and had to pretend it was the garlic. Go to the cellar. Do not talk while she sings.',
    lang: 'en',
    picture: {
      scene: 'music',
      alt: t(
        'A guitar on an empty chair, candles behind',
        'Una guitarra en una silla vacía, con velas detrás',
        'Une guitare sur une chaise vide, des bougies derrière',
      ),
    },
    tags: ['fado'],
    hoursAgo: 44,
    likedBy: ['g01', 'g03', 'g10', 'g11', 'g13', 'g15', 'g18', 'g22'],
    comments: [
      { author: 'g13', text: 'Era “Gaivota”. Eu também chorei, e percebi tudo.', lang: 'pt', hoursAgo: 43 },
      { author: 'g11', text: 'Il faut réserver combien de temps avant ?', lang: 'fr', hoursAgo: 42 },
      {
        author: 's03',
        text: 'Trois jours suffisent d’ordinaire ; le samedi, une semaine. Le lien est sur la page de l’Adega.',
        lang: 'fr',
        hoursAgo: 41,
      },
    ],
  },
  {
    author: 's08',
    text: 'Tomorrow’s yoga is on the terrace, not on the lawn: the sprinklers have been repaired and are very proud of it. Same hour. Bring a jumper for the last ten minutes.',
    lang: 'en',
    picture: {
      scene: 'yoga',
      alt: t(
        'Mats in a basket on the terrace',
        'Esterillas en un cesto en la terraza',
        'Des tapis dans un panier, sur la terrasse',
      ),
    },
    tags: ['yoga'],
    hoursAgo: 47,
    likedBy: ['g06', 'g11', 'g12'],
    comments: [],
  },
  {
    author: 'g22',
    text: 'Last full day. Train to Lisbon, tram, hill, tile museum, other hill, train back along the river with wet hair from nothing but wind. Packing tonight under protest.',
    lang: 'en',
    picture: {
      scene: 'street',
      alt: t(
        'A steep street with tram rails',
        'Una calle empinada con raíles de tranvía',
        'Une rue en pente et ses rails de tramway',
      ),
    },
    tags: ['lisbon'],
    hoursAgo: 50,
    likedBy: ['g01', 'g05', 'g08', 'g16', 'g23'],
    comments: [
      { author: 'g05', text: 'Tile museum: half a day or a whole one?', lang: 'en', hoursAgo: 49 },
      {
        author: 'g22',
        text: 'Half, then the café in the garden for the other half.',
        lang: 'en',
        hoursAgo: 48,
      },
    ],
  },
  {
    author: 'g11',
    text: 'Sintra avec Inês : à neuf heures et demie, Pena était à nous et au brouillard. À midi, pique-nique sous des fougères plus hautes que le minibus.',
    lang: 'fr',
    picture: {
      scene: 'tour',
      alt: t(
        'A palace on a hill, half in the mist',
        'Un palacio en lo alto, medio envuelto en niebla',
        'Un palais sur la colline, à demi dans la brume',
      ),
    },
    tags: ['sintra'],
    hoursAgo: 52,
    likedBy: ['g03', 'g07', 'g15', 'g10', 'g23'],
    comments: [
      { author: 'g15', text: 'C’est faisable avec un enfant de cinq ans ?', lang: 'fr', hoursAgo: 51 },
      {
        author: 'g11',
        text: 'Oui, il y en avait un. Il a mangé tous les travesseiros.',
        lang: 'fr',
        hoursAgo: 50,
      },
    ],
  },
  {
    author: 'g05',
    text: 'Question for the early people: is the swim lane really empty at half seven, or is that what everybody thinks?',
    lang: 'en',
    tags: ['swimming'],
    hoursAgo: 60,
    likedBy: ['g16', 'g22'],
    comments: [
      { author: 'g16', text: 'It is empty. I am there every day to make sure.', lang: 'en', hoursAgo: 59 },
    ],
  },
  {
    author: 'g23',
    text: 'À ceux qui vont à Guincho à vélo : l’aller contre le vent, les pouces-pieds au milieu, le retour sans pédaler. Respectez l’ordre.',
    lang: 'fr',
    picture: {
      scene: 'cycling',
      alt: t(
        'A bicycle leaning on a fence above the dunes',
        'Una bicicleta apoyada en una valla sobre las dunas',
        'Un vélo contre une clôture, au-dessus des dunes',
      ),
    },
    tags: ['vélo'],
    hoursAgo: 63,
    likedBy: ['g03', 'g11', 'g21'],
    comments: [{ author: 'g03', text: 'Fait ce matin. L’ordre est le bon.', lang: 'fr', hoursAgo: 40 }],
  },
  {
    author: 's03',
    text: 'Four places left for Sintra on the next trip, and the first entry at Pena is ours again. I have the tickets in the drawer; write to me or pass by the desk in the courtyard.',
    lang: 'en',
    tags: ['sintra'],
    hoursAgo: 66,
    likedBy: ['g03', 'g11', 'g06'],
    comments: [
      { author: 'g11', text: 'Deux pour nous, s’il vous plaît.', lang: 'fr', hoursAgo: 65 },
      { author: 's03', text: 'C’est noté, 8 h 30 à la grille.', lang: 'fr', hoursAgo: 65 },
    ],
  },
  {
    author: 'g21',
    text: 'De Rosario a Cascais: catorce horas de avión para encontrar un asado de sardinas y gente que discute de fútbol igual de mal que nosotros. Me voy mañana, no quiero.',
    lang: 'es',
    tags: ['comida'],
    hoursAgo: 75,
    likedBy: ['g06', 'g10', 'g22'],
    comments: [
      { author: 'g06', text: 'Y con ese vinho verde se discute mejor.', lang: 'es', hoursAgo: 74 },
      { author: 's05', text: 'La parrilla te espera. El Benfica también.', lang: 'es', hoursAgo: 73 },
    ],
  },
  {
    author: 'g06',
    text: 'Charcas con marea baja, a las once: mi hijo de cuatro años ha saludado a cada cangrejo por separado. Hemos tardado.',
    lang: 'es',
    picture: {
      scene: 'beach',
      alt: t(
        'Rock pools with a red bucket beside them',
        'Charcas entre rocas con un cubo rojo al lado',
        'Des flaques dans les rochers, un seau rouge à côté',
      ),
    },
    tags: ['familia'],
    hoursAgo: 90,
    likedBy: ['g10', 'g16', 'g21', 'g22', 'g20'],
    comments: [
      { author: 'g10', text: 'Los he visto desde la terraza. Muy educado.', lang: 'es', hoursAgo: 89 },
    ],
  },
  {
    author: 'g16',
    text: 'Swam to the lighthouse: 1,100 metres, 31 minutes, one jellyfish, no regrets. The soup on the rocks is the reason to do it.',
    lang: 'en',
    tags: ['swimming'],
    hoursAgo: 100,
    likedBy: ['g05', 'g12', 'g22', 'g20'],
    comments: [{ author: 's06', text: '29 minutes. You stopped to wave.', lang: 'en', hoursAgo: 99 }],
  },
  {
    author: 'g20',
    text: 'Sixième séjour. On nous a remis la même chambre, le même fauteuil, et Celeste a demandé des nouvelles du chien par son nom.',
    lang: 'fr',
    picture: {
      scene: 'lobby',
      alt: t(
        'The entrance hall with the tile panel and an armchair',
        'El vestíbulo con el panel de azulejos y un sillón',
        'L’entrée, son panneau d’azulejos et un fauteuil',
      ),
    },
    hoursAgo: 112,
    likedBy: ['g10', 'g16', 'g06', 'g21'],
    comments: [
      { author: 's01', text: 'La prochaine fois, amenez-le : il y a un panier.', lang: 'fr', hoursAgo: 111 },
    ],
  },
  {
    author: 'g24',
    text: 'Leaving tomorrow. If the bar is still open at half two on a Saturday, someone will teach you the words of the song about the seagull. Someone taught me. Sorry, room above.',
    lang: 'en',
    picture: {
      scene: 'night-sky',
      alt: t(
        'Stars over the dark water, seen from the bar window',
        'Estrellas sobre el agua oscura, desde la ventana del bar',
        'Des étoiles sur l’eau sombre, depuis la fenêtre du bar',
      ),
    },
    tags: ['bar', 'fado'],
    hoursAgo: 125,
    likedBy: ['g16', 'g10', 'g21', 'g20'],
    comments: [
      { author: 'g16', text: 'Room above here. Third verse needs work. ♪', lang: 'en', hoursAgo: 124 },
      { author: 'g10', text: 'Yo canté el coro. Perdón también.', lang: 'es', hoursAgo: 123 },
    ],
  },
];
