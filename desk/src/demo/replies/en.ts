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
      'Please ask under Your requests in this app: you choose what you need, and you see there how far it is.',
      'A note here brings nothing to your room, but Your requests does: you will find towels, pillows and more there.',
    ],
    lateCheckOut: [
      'A later departure is under Your requests in this app, where you name the hour and see the answer.',
      'You can ask for a later departure under Your requests. Which hour is possible depends on who arrives after you.',
    ],
    wifi: [
      'The network and its password are in the house guide of this app. If it will not connect, please call reception.',
    ],
    spa: [
      'You will find the treatments and their free times under Activities in this app, and book them there.',
    ],
    taxi: [
      'A transfer can be asked for under Your requests in this app, with the time and the flight. In this chat nobody calls a car.',
      'For a taxi right now please call reception: the number is in the house guide. Transfers are under Your requests.',
    ],
    repair: [
      'We are sorry about that. Please report it under Your requests, where you can add a photo and say when somebody may come in.',
      'That should not be so. Under Your requests it reaches the right people; if it is urgent, please call reception.',
    ],
    luggage: [
      'Please ask under Your requests in this app for your luggage to be fetched, and name the time there.',
    ],
    pool: ['You will find today’s hours of the pool in the house guide of this app.'],
    food: [
      'Menus, opening hours and allergens are under Eat & drink in this app, and tables are booked there.',
      'You can order to your room and book a table under Eat & drink. What each dish contains is written there.',
    ],
    thanks: ['You are very welcome.', 'It is a pleasure. Enjoy your day!'],
    greeting: ['Hello, and welcome. What can we do for you?', 'Good to hear from you. How may we help?'],
    other: [
      'Thank you for your message. This desk is a demo and can do nothing in the house; the people at reception can.',
      'Thank you, we have read this. As a demo, this desk can only tell you where things are in the app.',
      'If you need somebody, please call reception: the number is in the house guide.',
    ],
  },
};
