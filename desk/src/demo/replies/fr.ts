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
      'Demandez-le dans Vos demandes, dans cette application : vous choisissez ce qu’il vous faut et suivez la suite.',
      'Rien n’est apporté depuis ce chat, mais depuis Vos demandes, si : vous y trouverez serviettes, oreillers et autres.',
    ],
    lateCheckOut: [
      'Le départ tardif est dans Vos demandes, dans cette application : indiquez l’heure, et vous verrez la réponse.',
      'Vous pouvez demander un départ plus tardif dans Vos demandes. L’heure possible dépend de qui arrive ensuite.',
    ],
    wifi: [
      'Le réseau et le mot de passe sont dans le guide de la maison, dans cette application. Si rien n’y fait, appelez la réception.',
    ],
    spa: [
      'Les soins et leurs heures libres sont dans Activités, dans cette application, où vous pouvez les réserver.',
    ],
    taxi: [
      'Un transfert se demande dans Vos demandes, avec l’heure et le vol. Depuis ce chat, personne n’appelle de voiture.',
      'Pour un taxi tout de suite, appelez la réception : le numéro est dans le guide de la maison. Les transferts sont dans Vos demandes.',
    ],
    repair: [
      'Nous en sommes désolés. Signalez-le dans Vos demandes, où vous pouvez ajouter une photo et dire quand on peut entrer.',
      'Cela ne devrait pas arriver. Par Vos demandes, les bonnes personnes le voient ; si c’est urgent, appelez la réception.',
    ],
    luggage: [
      'Indiquez dans Vos demandes, dans cette application, que l’on vienne chercher vos bagages, et indiquez-y l’heure.',
    ],
    pool: ['Les horaires de la piscine sont dans le guide de la maison, dans cette application.'],
    food: [
      'Cartes, horaires et allergènes sont dans Boire et manger, dans cette application, et les tables s’y réservent.',
      'Dans Boire et manger, vous pouvez commander en chambre et réserver une table. La composition de chaque plat y figure.',
    ],
    thanks: ['Je vous en prie.', 'Avec plaisir. Belle journée à vous !'],
    greeting: [
      'Bonjour et bienvenue. Que pouvons-nous faire pour vous ?',
      'Bonjour, ravis de vous lire. Comment pouvons-nous vous aider ?',
    ],
    other: [
      'Merci de votre message. Cette réception est une démonstration et ne peut rien faire dans la maison ; les personnes de la réception, si.',
      'Merci, nous avons bien lu. En démonstration, nous pouvons seulement vous dire où se trouvent les choses dans l’application.',
      'S’il vous faut quelqu’un, appelez la réception : le numéro est dans le guide de la maison.',
    ],
  },
};
