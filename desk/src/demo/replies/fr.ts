import type { Phrasebook } from './phrasebook';

export const fr: Phrasebook = {
  introduction:
    'Bonjour ! Ici la réception de démonstration : un programme répond à la place de l’équipe de l’hôtel.',
  patterns: {
    towels: /serviettes?|oreillers?|couvertures?|couette|peignoirs?|shampo/i,
    lateCheckOut: /d[ée]part tardif|late check.?out|check.?out|partir plus tard|rester plus longtemps/i,
    wifi: /wi.?fi|internet|mot de passe|connexion/i,
    spa: /\bspa\b|massages?|sauna|\bsoins?\b|hammam/i,
    taxi: /\btaxi|transfert|a[ée]roport|chauffeur|navette/i,
    repair:
      /ne (marche|fonctionne) (pas|plus)|cass[ée]|en panne|fuite|climatisation|chauffage|bruit|eau froide/i,
    luggage: /bagages?|valises?|\bsacs?\b|bagagiste/i,
    pool: /piscine|transats?|plage/i,
    food: /restaurant|d[îi]ner|d[ée]jeuner|petit.d[ée]j|\btable\b|\bcarte\b|\bmenu\b|v[ée]gan|allergi/i,
    thanks: /merci|parfait|super|g[ée]nial/i,
    greeting: /^\s*(bonjour|bonsoir|salut|coucou)/i,
  },
  replies: {
    towels: [
      'Bien sûr. L’équipe d’étage est prévenue et vous l’apporte dans un instant.',
      'Avec plaisir, c’est en route vers votre chambre. Vous manque-t-il autre chose ?',
    ],
    lateCheckOut: [
      'Nous allons voir ce qui est possible. Dites-nous jusqu’à quelle heure vous aimeriez rester, et nous regardons qui arrive après vous.',
      'Merci de nous prévenir à temps. Quelle heure vous conviendrait ? Si personne n’attend la chambre, nous vous la gardons.',
    ],
    wifi: [
      'Le réseau et le mot de passe sont dans le guide de la maison, dans cette application. Si rien n’y fait, donnez-nous votre numéro de chambre et nous regardons.',
    ],
    spa: [
      'Volontiers. Quel jour, à quelle heure, et pour combien de personnes ? Les soins sont présentés dans Activités.',
    ],
    taxi: [
      'Nous vous en appelons un. À quelle heure souhaitez-vous partir, pour où, et avec combien de bagages ?',
      'Certainement. Indiquez-nous l’heure et, le cas échéant, le vol : la voiture sera devant la porte.',
    ],
    repair: [
      'Nous en sommes désolés. La maintenance est prévenue ; quelqu’un peut-il passer maintenant, ou plus tard ?',
      'Cela ne devrait pas arriver, veuillez nous excuser. Quelqu’un vient voir tout de suite.',
    ],
    luggage: ['Bien sûr. Laissez-les dans la chambre, nous viendrons les chercher. Vers quelle heure ?'],
    pool: [
      'Les horaires de la piscine sont dans le guide de la maison. Voulez-vous que nous vous gardions deux places à l’ombre ?',
    ],
    food: [
      'Cartes, horaires et allergènes se trouvent dans Restaurants, dans cette application. Dites-nous combien vous êtes et à quelle heure, et nous cherchons une table.',
      'Avec plaisir. Pour combien de personnes, à quelle heure, et y a-t-il quelque chose que vous ne mangez pas ?',
    ],
    thanks: ['Je vous en prie.', 'Avec plaisir. Belle journée à vous !'],
    greeting: [
      'Bonjour et bienvenue. Que pouvons-nous faire pour vous ?',
      'Bonjour, ravis de vous lire. Comment pouvons-nous vous aider ?',
    ],
    other: [
      'Merci de votre message. Nous l’avons noté et nous en occupons.',
      'Merci, nous avons bien lu. Pourriez-vous nous en dire un peu plus, pour bien faire ?',
      'Nous nous en occupons. Si c’est urgent, appelez la réception : le numéro est dans le guide de la maison.',
    ],
  },
};
