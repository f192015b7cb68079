import type { Phrasebook } from './phrasebook';

export const es: Phrasebook = {
  introduction:
    '¡Hola! Esta es la recepción de demostración: aquí responde un programa en lugar del personal del hotel.',
  patterns: {
    towels: /toallas?|almohadas?|mantas?|edred[oó]n|albornoz|champ[uú]/i,
    lateCheckOut: /salida tard[ií]a|late check.?out|check.?out|salir m[aá]s tarde|quedarnos m[aá]s/i,
    wifi: /wi.?fi|internet|contrase[ñn]a|conexi[oó]n/i,
    spa: /\bspa\b|masajes?|sauna|tratamiento/i,
    taxi: /\btaxi|traslado|aeropuerto|ch[oó]fer/i,
    repair: /no funciona|\brot[oa]\b|aver[ií]|fuga|aire acondicionado|calefacci[oó]n|ruido|agua fr[ií]a/i,
    luggage: /equipaje|maletas?|bolsas?|botones/i,
    pool: /piscina|tumbonas?|hamacas?|playa/i,
    food: /restaurante|\bcenar?\b|\bcomer\b|comida|almuerzo|desayuno|\bmesa\b|\bcarta\b|vegan|alergi/i,
    thanks: /gracias|perfecto|estupendo|genial/i,
    greeting: /^\s*¡?(hola|buen(os|as) (d[ií]as|tardes|noches))/i,
  },
  replies: {
    towels: [
      'Por supuesto. El equipo de pisos ya lo sabe y se lo llevará a la habitación enseguida.',
      'Con mucho gusto, ya va camino de su habitación. ¿Necesita algo más?',
    ],
    lateCheckOut: [
      'Veremos con gusto qué es posible. Díganos hasta qué hora quisiera quedarse y miramos quién llega después.',
      'Gracias por avisar con tiempo. ¿Qué hora le vendría bien? Si nadie espera la habitación, se la guardamos.',
    ],
    wifi: [
      'La red y la contraseña están en la guía de la casa, en esta misma aplicación. Si no se conecta, díganos su habitación y lo miramos.',
    ],
    spa: [
      'Encantados. ¿Qué día y a qué hora le gustaría, y para cuántas personas? Encontrará los tratamientos en Actividades.',
    ],
    taxi: [
      'Le pedimos uno. ¿A qué hora desea salir, adónde y con cuánto equipaje?',
      'Claro que sí. Díganos la hora y, si es el caso, el vuelo, y el coche estará en la puerta.',
    ],
    repair: [
      'Lo sentimos. Ya hemos avisado a mantenimiento; ¿puede pasar alguien ahora o prefiere más tarde?',
      'Eso no debería ocurrir, le pedimos disculpas. Alguien lo mirará ahora mismo.',
    ],
    luggage: ['Por supuesto. Déjelo en la habitación y pasaremos a recogerlo. ¿A qué hora le viene bien?'],
    pool: [
      'El horario de hoy de la piscina está en la guía de la casa. ¿Le guardamos dos sitios a la sombra?',
    ],
    food: [
      'Las cartas, los horarios y los alérgenos están en Restaurantes, en esta aplicación. Díganos para cuántos y a qué hora, y le buscamos mesa.',
      'Con mucho gusto. ¿Para cuántas personas, a qué hora, y hay algo que no coman?',
    ],
    thanks: ['No hay de qué.', 'Es un placer. ¡Que disfrute del día!'],
    greeting: [
      'Hola, bienvenido. ¿Qué podemos hacer por usted?',
      'Nos alegra saludarle. ¿En qué podemos ayudarle?',
    ],
    other: [
      'Gracias por su mensaje. Lo hemos anotado y nos ocupamos de ello.',
      'Gracias, lo hemos leído. ¿Podría contarnos algo más, para hacerlo bien?',
      'Nos ponemos a ello. Si es urgente, llame a recepción: el número está en la guía de la casa.',
    ],
  },
};
