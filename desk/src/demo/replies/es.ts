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
      'Pídalo en Sus solicitudes, en esta aplicación: elija lo que necesita y verá cómo avanza.',
      'Desde este chat no se lleva nada a la habitación, pero desde Sus solicitudes sí: allí encontrará toallas, almohadas y más.',
    ],
    lateCheckOut: [
      'La salida tardía está en Sus solicitudes, en esta aplicación: indique la hora y verá la respuesta.',
      'Puede pedir una salida más tarde en Sus solicitudes. La hora posible depende de quién llegue después.',
    ],
    wifi: [
      'La red y la contraseña están en la guía de la casa, en esta misma aplicación. Si no se conecta, llame a recepción.',
    ],
    spa: [
      'Encontrará los tratamientos y sus horas libres en Actividades, en esta aplicación, y podrá reservarlos allí.',
    ],
    taxi: [
      'Un traslado se pide en Sus solicitudes, con la hora y el vuelo. Desde este chat nadie llama un coche.',
      'Para un taxi ahora mismo, llame a recepción: el número está en la guía de la casa. Los traslados están en Sus solicitudes.',
    ],
    repair: [
      'Lo sentimos. Avísenos en Sus solicitudes, donde puede añadir una foto y decir cuándo se puede entrar.',
      'Eso no debería ocurrir. Desde Sus solicitudes llega a quien corresponde; si es urgente, llame a recepción.',
    ],
    luggage: [
      'Pida en Sus solicitudes, en esta aplicación, que recojan su equipaje, e indique allí la hora.',
    ],
    pool: ['El horario de hoy de la piscina está en la guía de la casa, en esta aplicación.'],
    food: [
      'Las cartas, los horarios y los alérgenos están en Comer y beber, en esta aplicación, y allí se reserva mesa.',
      'En Comer y beber puede pedir a la habitación y reservar mesa. Allí está lo que lleva cada plato.',
    ],
    thanks: ['No hay de qué.', 'Es un placer. ¡Que disfrute del día!'],
    greeting: [
      'Hola, bienvenido. ¿Qué podemos hacer por usted?',
      'Nos alegra saludarle. ¿En qué podemos ayudarle?',
    ],
    other: [
      'Gracias por su mensaje. Esta recepción es una demostración y no puede hacer nada en la casa; las personas de recepción, sí.',
      'Gracias, lo hemos leído. Como demostración, solo podemos decirle dónde está cada cosa en la aplicación.',
      'Si necesita a alguien, llame a recepción: el número está en la guía de la casa.',
    ],
  },
};
