import type { Phrasebook } from './phrasebook';

export const en: Phrasebook = {
  introduction: 'Hello! This is the demo desk: a program answers here in place of the hotel’s people.',
  patterns: {
    towels: /\btowels?\b|\bpillows?\b|\bblankets?\b|\bduvet\b|\bbathrobes?\b|\btoiletries\b/i,
    lateCheckOut: /\blate(r)? check.?out\b|\bcheck.?out\b|\bleave later\b|\bstay longer\b/i,
    wifi: /\bwi.?fi\b|\binternet\b|\bpassword\b|\bnetwork\b/i,
    spa: /\bspa\b|\bmassage\b|\bsauna\b|\btreatment\b|\bonsen\b|\bhammam\b/i,
    taxi: /\btaxi\b|\bcab\b|\btransfer\b|\bairport\b|\bshuttle\b|\bdriver\b/i,
    repair:
      /\bbroken\b|doesn.?t work|not working|\bleak|\bair.?con|\bheating\b|\bnoise\b|\bnoisy\b|\bcold water\b/i,
    luggage: /\bluggage\b|\bbags?\b|\bsuitcases?\b|\bporter\b/i,
    pool: /\bpool\b|\bsunbeds?\b|\bbeach\b/i,
    food: /\brestaurant\b|\bdinner\b|\blunch\b|\bbreakfast\b|\btable\b|\bmenu\b|\bvegan\b|\ballerg/i,
    thanks: /\bthank|\bthanks\b|\bthx\b|\bcheers\b|\bgreat\b|\bperfect\b|\blovely\b/i,
    greeting: /^\s*(hi|hello|hey|good (morning|afternoon|evening))\b/i,
  },
  replies: {
    towels: [
      'Of course. Housekeeping has your note and will bring it to your room shortly.',
      'With pleasure, it is on its way to your room. Is there anything else you are missing?',
    ],
    lateCheckOut: [
      'We will gladly see what is possible. Tell us until when you would like to stay, and we will look at who arrives after you.',
      'Thank you for telling us early. Which hour would suit you? We will hold the room if nobody is waiting for it.',
    ],
    wifi: [
      'The network and its password are in the house guide of this app. If it will not connect, tell us your room and we will look into it.',
    ],
    spa: [
      'Gladly. Which day and time would you like, and for how many? You will find the treatments under Activities.',
    ],
    taxi: [
      'We will call one for you. When would you like to leave, where to, and with how much luggage?',
      'Certainly. Please tell us the time and the flight, if it is one, and a car will be at the door.',
    ],
    repair: [
      'We are sorry about that. Maintenance has been told; may somebody come to your room now, or later?',
      'That should not be so, and we apologise. Somebody will have a look straight away.',
    ],
    luggage: [
      'Of course. Leave it in the room, and somebody will fetch it. At what time would you like that?',
    ],
    pool: [
      'You will find today’s hours of the pool in the house guide. Shall we keep two places in the shade for you?',
    ],
    food: [
      'Menus, opening hours and allergens are under Restaurants in this app. Tell us for how many and at what time, and we will look for a table.',
      'With pleasure. For how many guests, at what time, and is there anything you do not eat?',
    ],
    thanks: ['You are very welcome.', 'It is a pleasure. Enjoy your day!'],
    greeting: ['Hello, and welcome. What can we do for you?', 'Good to hear from you. How may we help?'],
    other: [
      'Thank you for your message. We have noted it and will see to it.',
      'Thank you, we have read this. Could you tell us a little more, so that we get it right?',
      'We are on it. If it is urgent, please call reception: the number is in the house guide.',
    ],
  },
};
