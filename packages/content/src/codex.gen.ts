// Written by compile/render.ts.
import type { Codex } from './codex-model.ts';

export const codex: Codex = [
  {
    id: 'the-skein',
    title: 'The Skein',
    category: 'galaxy',
    summary: 'Ninety billion stars, nine agreed names, and the faults in distance that let anyone travel between them.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'From outside, where nobody has stood, the Skein ought to look like a flat galaxy of some ninety billion stars with two arms and a dent. From inside it is mostly gaps. Its three peoples have set foot on 302 of its worlds and agree on the names of nine.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'threads',
        heading: 'Threads',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A thread is a fault in distance: two places that lie light-years apart by every honest measure lie hours apart along it. Leaving a thread is free, and a ship falls out of its end like a coin out of a torn pocket. Entering one takes ',
              },
              {
                text: 'a gate',
                to: 'seven-gates',
              },
              {
                text: '. ',
              },
              {
                text: 'Lantern skates',
                to: 'lantern-skate',
              },
              {
                text: ' and very young ONI hulls get in without, and neither has explained how.',
              },
            ],
          },
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A crossing lasts anything from forty minutes to five hours, and the thread decides. Clocks on board show eleven minutes every time.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-lit-part',
        heading: 'The Lit Part',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Charts call whatever the six open gates reach the Lit Part. The rest is a grey wash with one word pencilled across it in the hand of an early Recorder: ',
              },
              {
                text: 'later',
                style: 'emphasis',
              },
              {
                text: '.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'the-crossing',
    title: 'The Crossing',
    category: 'galaxy',
    summary: 'The starless place where seven threads end, held on a lease of one hammer a year.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Seven threads end within 900 ',
          },
          {
            text: 'casts',
            to: 'measures',
          },
          {
            text: ' of one another in a place with no star, no dust and no reason. Six are open; the seventh is the reason for ',
          },
          {
            text: 'the Seeking',
            to: 'the-seeking',
          },
          {
            text: '. The nearest sun, ',
          },
          {
            text: 'Anvil',
            to: 'anvil',
          },
          {
            text: "'s Old Brand, is 4.4 light-years off. The survey sloop ",
          },
          {
            text: 'Second Opinion',
            style: 'emphasis',
          },
          {
            text: ' found it on 30 July B74, fourteen years out from Anvil under sail. Her log for the day reads, in full: "Well, that\'s convenient."',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-rent',
        heading: 'The rent',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "In B66 a hull with horns arrived at the builders' camp and its consul explained, through a painted board, that the Crossing belonged to the ",
              },
              {
                text: 'ONI',
                to: 'oni',
              },
              {
                text: ', who had left a memory there. The crew was invited to look. A bead of horn the size of a fist hung in the empty dark exactly where the board said it would.',
              },
            ],
          },
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The Union offered rent. The consul, shown everything the camp owned, chose ',
              },
              {
                text: 'a hammer',
                to: 'first-hammer',
              },
              {
                text: '. One hammer has been paid every 2 May since, 378 to date, war years included. In L61 it went over on a hand-thrown line, under fire, and was receipted.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'seven-gates',
    title: 'The Seven Gates',
    category: 'galaxy',
    summary: 'Rings of riveted iron, tuned with hammers. Six opened. People live in the seventh.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A gate is an iron ring, twelve kilometres round, that holds the mouth of a thread open. It carries 4,000 rivets. Each rivet rings at its own note, and the gate opens when all the notes agree, so a gate is tuned the way it is built: four hundred smiths with hammers, striking in turn, nine days without a break.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A ring lets ships out of the ',
          },
          {
            text: 'Crossing',
            to: 'the-crossing',
          },
          {
            text: ' and does nothing about bringing them home. The first ship through a new gate therefore carries the four hundred smiths, rivets for one more ring, and food for one year. All six built their way back. The slowest took 340 days and did not discuss it.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-six-that-opened',
        heading: 'The six that opened',
        blocks: [
          {
            kind: 'facts',
            facts: [
              {
                name: 'First',
                value: [
                  {
                    text: 'the Orion Gate, to ',
                  },
                  {
                    text: 'Anvil',
                    to: 'anvil',
                  },
                  {
                    text: ', B70. Its iron is the spine of the colony ship ',
                  },
                  {
                    text: 'Orion',
                    style: 'emphasis',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'Second',
                value: [
                  {
                    text: 'the Tarn Gate, to ',
                  },
                  {
                    text: 'Tarn',
                    to: 'tarn',
                  },
                  {
                    text: ', B58.',
                  },
                ],
              },
              {
                name: 'Third',
                value: [
                  {
                    text: 'the Halloway Gate, to ',
                  },
                  {
                    text: 'Halloway',
                    to: 'halloway',
                  },
                  {
                    text: ', B49.',
                  },
                ],
              },
              {
                name: 'Fourth',
                value: [
                  {
                    text: 'the Amber Gate, to ',
                  },
                  {
                    text: 'Big Amber',
                    to: 'big-amber',
                  },
                  {
                    text: ', B37.',
                  },
                ],
              },
              {
                name: 'Fifth',
                value: [
                  {
                    text: 'the Horn Gate, to ',
                  },
                  {
                    text: 'Onnu Mere',
                    to: 'onnu-mere',
                  },
                  {
                    text: ', B24. MUD riveted the frame; the ONI grew the rest over it.',
                  },
                ],
              },
              {
                name: 'Sixth',
                value: [
                  {
                    text: 'the Beacon Gate, to ',
                  },
                  {
                    text: 'Quorum',
                    to: 'quorum',
                  },
                  {
                    text: ', B12. The smiths who came through found a return ring waiting, correct to the rivet.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-seventh-gate',
        heading: 'The Seventh Gate',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Begun in B9 and finished in B2, the seventh ring is the largest, 31 kilometres round, and was aimed at ',
              },
              {
                text: 'Sennet',
                to: 'sennet',
              },
              {
                text: '. It was tuned three times and has never opened. Its four hundred smiths were waiting aboard the transport ',
              },
              {
                text: 'Punctual',
                style: 'emphasis',
              },
              {
                text: ' with their families, their tools and a year of food. When the food was eaten they moved into the ring, put in floors and called it ',
              },
              {
                text: 'the Hub',
                to: 'the-hub',
              },
              {
                text: '.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'sennet',
    title: 'Sennet, the missing star',
    category: 'galaxy',
    summary: 'The star the Seventh Gate was built to reach. It went out before the paint was dry.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Sennet was a white star forty light-years from the Crossing, dull to watch, with a thread running straight to it. On 9 October B2, at 21:14, it went out. ',
          },
          {
            text: 'Ottoline Grebe',
            to: 'ottoline-grebe',
          },
          {
            text: ' had a plate exposed at the time; ',
          },
          {
            text: 'the Sennet Plate',
            to: 'sennet-plate',
          },
          {
            text: ' shows the star for the first half of its trail and nothing for the second.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A star of that kind cannot fade in under a million years. Nor did anything pass in front: the edge is too clean.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Since its light takes forty years to arrive, Sennet stopped shining in B42. The ',
          },
          {
            text: 'USTUR',
            to: 'ustur',
          },
          {
            text: ' beacon was first heard in B41. Recorders print both dates on the same page and add nothing.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-seeking',
        heading: 'The Seeking',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'To find Sennet, or whatever was done to it, is the Seeking. A ',
              },
              {
                text: 'Star Seeker',
                to: 'star-seekers',
              },
              {
                text: ' is someone licensed to try.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'phenomena',
    title: 'Five Things in the Sky',
    category: 'galaxy',
    summary: 'A bloom, a silence, an aurora, a cloud that moves when it should not, and a comet that collects.',
    lead: [],
    sections: [
      {
        anchor: 'thread-bloom',
        heading: 'Thread bloom',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'When a gate opens, all the light that fell into the far end of its thread while it was shut comes out at once: blue-white petals seventy kilometres across, gone in four seconds. Pilots shut their eyes. Passengers pay for a window seat.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-quiet',
        heading: 'The Quiet',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The disc of space inside ',
              },
              {
                text: 'the Seventh Gate',
                to: 'the-seventh-gate',
              },
              {
                text: ', 9.9 kilometres wide. No radio carries in it. A wrench thrown in comes out on the far side eleven seconds later than it should, at the same speed and slightly warm. Crews who tend ',
              },
              {
                text: 'the Lamp',
                to: 'the-lamp',
              },
              {
                text: ' talk by wire.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'salt-aurora',
        heading: 'Salt aurora',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Twice a year the two moons of ',
              },
              {
                text: 'Tarn',
                to: 'tarn',
              },
              {
                text: ' pull together and lift salt off the sea to the edge of the air, where it burns green with a pink hem until morning. While it lasts every rivet in the city of Moorings hums, and no contract signed under it is binding.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-widow',
        heading: 'The Widow',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A dark cloud with one lit edge, 31 light-years from the Crossing and nine across. When Sennet went out the Widow stood 2.0 degrees from its place in the sky. It stands at 1.4 today. Clouds do not move that fast, and this one is moving towards the gap.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-debtor',
        heading: 'The Debtor',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A comet that passes ',
              },
              {
                text: 'Onnu Mere',
                to: 'onnu-mere',
              },
              {
                text: " every 57 years, last in L283 and next in L340. Under ONI law a debt unpaid for three passages is charged to the debtor's ship, which may refuse to fly until it is settled. Several have.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'calendar-and-measures',
    title: 'Calendar and Measures',
    category: 'galaxy',
    summary: 'Lamp years, six bells a day, and why the Hub has months but no leap day.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Years are counted from the lighting of ',
          },
          {
            text: 'the Lamp',
            to: 'the-lamp',
          },
          {
            text: ': L1 began at that moment, and the year before it is B1. There is no year nought. This edition of the codex closed in L312.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A year has 365 days of 24 hours in twelve months, whose names came from the Old World with ',
          },
          {
            text: 'the Nine Hulls',
            to: 'the-nine-hulls',
          },
          {
            text: '. There are no leap days, since the Hub goes round nothing. A lock bell rings every four hours, six to the day, and each ',
          },
          {
            text: 'dock',
            to: 'six-docks',
          },
          {
            text: ' opens for business on its own.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The ONI reckon in tides of nineteen days. The USTUR count seconds and decline to say since when.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'measures',
        heading: 'Measures',
        blocks: [
          {
            kind: 'facts',
            facts: [
              {
                name: 'Cast',
                value: [
                  {
                    text: 'the distance a signal crosses in one second: 299,792 kilometres, or "three hundred thousand" to anyone buying fuel by it.',
                  },
                ],
              },
              {
                name: 'Kilo',
                value: [
                  {
                    text: 'the unit of all customs law. Three kilos is what one person may carry through a ',
                  },
                  {
                    text: 'bonded deck',
                    to: 'bonded-decks',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'Tank',
                value: [
                  {
                    text: 'sixty minutes of air for one pilot, and so the unit of ',
                  },
                  {
                    text: 'credit',
                    to: 'credits',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'Blow',
                value: [
                  {
                    text: 'one hammer stroke; eleven to the minute in gate work.',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'the-hub',
    title: 'The Hub',
    category: 'hub',
    summary: 'A gate that never opened, 31 kilometres round, with 88,000 people living in the rim.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The Hub is the ring of ',
          },
          {
            text: 'the Seventh Gate',
            to: 'the-seventh-gate',
          },
          {
            text: ' with floors put in. It measures 31 kilometres round, 9.9 across and 420 metres through the rim, and it turns once in 158 seconds, which gives everyone aboard four fifths of their proper weight. Visitors from Anvil feel light. Residents call this the discount.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The register lists 88,000 residents: about 50,000 human and 38,000 ONI. The 212 bodies of the ',
          },
          {
            text: 'USTUR',
            to: 'ustur',
          },
          {
            text: ' count as one lodger. No faction governs. The charter of L1 gives each a veto and the Harbourmaster the keys. The present Harbourmaster, ',
          },
          {
            text: 'Wilhelmina Strand',
            to: 'wilhelmina-strand',
          },
          {
            text: ', has held them since L298.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'six-docks',
        heading: 'Six docks',
        blocks: [
          {
            kind: 'facts',
            facts: [
              {
                name: 'Dock One',
                value: [
                  {
                    text: 'the Lists, where pilots leave for ',
                  },
                  {
                    text: 'the Arena',
                    to: 'cosmic-battle-arena',
                  },
                  {
                    text: ', and a bar called the Afterburner.',
                  },
                ],
              },
              {
                name: 'Dock Two',
                value: [
                  {
                    text: 'the Stringing Yard, where ',
                  },
                  {
                    text: 'convoys',
                    to: 'convoys',
                  },
                  {
                    text: ' are coupled.',
                  },
                ],
              },
              {
                name: 'Dock Three',
                value: [
                  {
                    text: 'the Blind Market',
                    to: 'space-traders',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'Dock Four',
                value: [
                  {
                    text: 'the Hall of Records',
                    to: 'recorders',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'Dock Five',
                value: [
                  {
                    text: 'the Long Gallery',
                    to: 'long-gallery',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'Dock Six',
                value: [
                  {
                    text: 'the customs house, over the seven ',
                  },
                  {
                    text: 'bonded decks',
                    to: 'bonded-decks',
                  },
                  {
                    text: '.',
                  },
                ],
              },
            ],
          },
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Each dock is marked with its number in round lamps, like the faces of a die. The marks are older than ',
              },
              {
                text: 'the dice',
                to: 'dice-of-iris',
              },
              {
                text: '; people forget that.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-lung',
        heading: 'The Lung',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The air plant between Docks Six and One. A shell cracked it on 23 April L61, and while it was patched it could fill six spare ',
              },
              {
                text: 'tanks',
                to: 'breath-tank',
              },
              {
                text: ' in 24 hours. It was repaired long ago and could fill nine hundred. The number six stayed on the slate.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'the-lamp',
    title: 'The Lamp',
    category: 'hub',
    summary: 'The light at the middle of the ring, burning since the first second of the calendar.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The Crossing has no sun, so the settlers of the ring hung one. The Lamp is a ball of caged fire forty metres wide, held at the centre of the Hub by six cables. It burns 31 tonnes of fuel from ',
          },
          {
            text: 'Big Amber',
            to: 'big-amber',
          },
          {
            text: ' a day and can be seen, by a ship that knows where to look, from two light-years off.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'It was lit on 1 January L1 by the youngest person on the ring, Temperance Brask, aged six, who was lifted up to the switch and asked whether it would be loud.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'In L52 the ONI asked that it be put out for one tide, and ',
          },
          {
            text: 'a war',
            to: 'shut-gate-war',
          },
          {
            text: ' followed. It has been dark once, for the eleven seconds of ',
          },
          {
            text: 'the Shrug',
            to: 'the-shrug',
          },
          {
            text: '.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'star-seekers',
    title: 'Star Seekers',
    category: 'hub',
    summary: 'Licensed pilots who fly under their own name, and the one sentence they must say aloud.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "A Seeker holds a licence from the Hub to fly alone, under their own name, in anyone's space. It costs nothing. The applicant stands at the bar of ",
          },
          {
            text: 'the Hall of Records',
            to: 'recorders',
          },
          {
            text: ' and says "I will bring back my log." The first to say it was ',
          },
          {
            text: 'Ottoline Grebe',
            to: 'ottoline-grebe',
          },
          {
            text: ', in L5. The register has 41,300 names; about a tenth are followed by the words ',
          },
          {
            text: 'log awaited',
            style: 'emphasis',
          },
          {
            text: '.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: "A Seeker may fly for MUD, ONI or USTUR, and then every point counts for that faction as well. One who has not chosen is unaligned and wears nobody's colours.",
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'ranks',
        heading: 'Ranks',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Rank follows verified points and nothing else. Money has been offered.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Rookie',
                value: [
                  {
                    text: 'fewer than 100 points',
                  },
                ],
              },
              {
                name: 'Explorer',
                value: [
                  {
                    text: 'from 100',
                  },
                ],
              },
              {
                name: 'Veteran',
                value: [
                  {
                    text: 'from 500',
                  },
                ],
              },
              {
                name: 'Elite',
                value: [
                  {
                    text: 'from 1,000',
                  },
                ],
              },
              {
                name: 'Legend',
                value: [
                  {
                    text: 'from 2,000',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    category: 'hub',
    summary: 'One credit is one tank of air, which is one run. It began as a chalk mark.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'In the ',
          },
          {
            text: 'Siege',
            to: 'siege-of-the-hub',
          },
          {
            text: " the air clerk kept a slate with the pilots' names down the side. When ",
          },
          {
            text: 'the Lung',
            to: 'the-lung',
          },
          {
            text: ' had filled a spare tank, she credited it to somebody with one stroke of chalk. A stroke was good for one tank, a tank for one ',
          },
          {
            text: 'run',
            to: 'runs',
          },
          {
            text: '. Pilots traded strokes for soup, boots and apologies, and by the time the siege was lifted the Hub had a currency without having decided on one.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A credit is still exactly that: one tank, one run. It cannot be halved, because nobody flies out on half a tank twice. It does not earn interest. A credit whose run never left the dock goes back on the slate.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The Bursar sells credits by the crate, a hundred or two hundred and fifty at a time. ',
          },
          {
            text: 'The dice',
            to: 'dice-of-iris',
          },
          {
            text: ' gives them away.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'dice-of-iris',
    title: 'The Dice of Iris',
    category: 'hub',
    summary: 'A cube of window glass that outwitted people who never forget, and has paid out daily ever since.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "By April L61 the besiegers knew the Hub's timetable better than the Hub did. The ",
          },
          {
            text: 'ONI',
            to: 'oni',
          },
          {
            text: ' never forget a pattern; any schedule of runs was learnt in three days and met in force on the fourth. ',
          },
          {
            text: 'Iris Bembridge',
            to: 'iris-bembridge',
          },
          {
            text: ', air clerk, second class, had at most six tanks a day to give out. On 30 April L61, day 51 of the siege, she stopped deciding. She threw a die, and that many pilots flew.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'It worked. "The dark remembers," said the besieging consul after the peace, "but it cannot remember what has not been decided."',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-object',
        heading: 'The object',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'One cube, 31 millimetres along the edge and 74 grams in weight, cut from a broken pane of Dock Two. The pips are drilled and ringed in teal, hence ',
              },
              {
                text: 'eyes',
                style: 'emphasis',
              },
              {
                text: '. There is only one, yet everybody says the dice, because Iris did, and nobody corrected the person in charge of the air.',
              },
            ],
          },
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'In L131 the USTUR tested it with six million throws. The commonest face, the four, led the rarest by 2,113, about what chance allows. They reported it fair, "with our sympathy."',
              },
            ],
          },
        ],
      },
      {
        anchor: 'one-throw-a-day',
        heading: 'One throw a day',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The Lung',
                to: 'the-lung',
              },
              {
                text: ' took 24 hours to fill six tanks, so the dice rested 24 hours between throws. It still does. The Law of the Slate of L70 was meant to keep one daily throw for the Hub. Its drafters wrote that "each Seeker shall have the throw of it", the Bursar appealed, and the court could read. So every Seeker may throw once in 24 hours, and each eye is one credit.',
              },
            ],
          },
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The Seeker asks and the Hub throws: the cube lies in a sealed room in the Hall of Records, so that no wrist can be accused.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'runs',
    title: 'Runs',
    category: 'hub',
    summary: 'One departure, one return, one sealed log. What counts as a run and how it ends.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A run begins when a tank is signed out and ends when the log is sealed. Everything between belongs to the pilot, including the mistakes.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The log is cut by a ',
          },
          {
            text: 'log spindle',
            to: 'log-spindle',
          },
          {
            text: ", which notes each movement of the pilot's hands sixty times a second. The score is not on it. Given the place, the hour and the hands, everything else follows.",
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: "A run ends in its own way, or by the pilot's choice, or when the time for it is up. A pilot who turns back early keeps what was reached. A run left standing is held for seven days and then closed.",
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The shortest on file, flown out of Dock One on 5 May L204, lasted four seconds. Its pilot, Amadou Finch, asked for it to be verified, and it was.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'recorders',
    title: 'The Recorders',
    category: 'hub',
    summary: 'The order that flies every log again before a score may count, and the fraud that founded it.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'In L188 Captain ',
          },
          {
            text: 'Dunstan Tallow',
            to: 'dunstan-tallow',
          },
          {
            text: ' claimed forty-one hulls in one afternoon at the Arena, and the Hub gave him a dinner. A clerk named ',
          },
          {
            text: 'Ines Quayle',
            to: 'ines-quayle',
          },
          {
            text: ', checking dockside bills, saw that he had burned no fuel. The Reflight Act of 14 June L189 followed, and with it the order of Recorders.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'reflight',
        heading: 'Reflight',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "A score is a claim until a Recorder has flown the log again. This is done in one of twelve still rooms at Dock Four: an empty hull on a stand, the same field and the same hour laid round it, and the spindle moving the stick. If the hull reaches the score that was claimed, the log is stamped with the seal, an eye over a straight line, and posted. If it does not, the score never was. No run has been refused on anybody's opinion.",
              },
            ],
          },
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Recorders come from all three factions and wear undyed grey. They keep a hundred questions for those who want to join, and ask them ',
              },
              {
                text: 'fast',
                to: 'lore-master',
              },
              {
                text: '.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-archive',
        heading: 'The archive',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Verified logs go to Tally, the dry moon of ',
              },
              {
                text: 'Big Amber',
                to: 'big-amber',
              },
              {
                text: ', where 19 kilometres of shelf hold every run since the Act. Any Seeker may ask to see any of them flown.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'convoys',
    title: 'Convoys',
    category: 'hub',
    summary: 'Ships coupled nose to tail behind one flagship, carrying one of everything.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A convoy is a string of ships that share one helm. A ',
          },
          {
            text: 'Redwing',
            to: 'redwing-delta',
          },
          {
            text: ' leads; ',
          },
          {
            text: 'Crake wagons',
            to: 'crake-wagon',
          },
          {
            text: ' follow, coupled nose to tail, and a ',
          },
          {
            text: 'Drake pusher',
            to: 'drake-pusher',
          },
          {
            text: ' closes the line. Only the flagship steers. Every hull behind it passes through the same point of space, so a captain who turns too tightly meets her own wagons.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The form is ',
          },
          {
            text: 'Hanne Brask',
            to: 'hanne-brask',
          },
          {
            text: "'s. On 11 October L61 she brought eleven ships through the blockade on one bearing, so that ONI lookouts counted a single hull.",
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'one-of-each',
        heading: 'One of each',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Her rule outlived the war: a convoy grows by a wagon only when it has taken on all ',
              },
              {
                text: 'four stores',
                to: 'four-stores',
              },
              {
                text: ', one of each. "Food without ammunition is a picnic," runs the Yard\'s version, "and ammunition without food is a short one."',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'mud',
    title: 'MUD',
    category: 'factions',
    summary: 'The Mutual Union of Dockyards. Humans, red paint, and a line that holds.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The Mutual Union of Dockyards was chartered at ',
          },
          {
            text: 'Anvil',
            to: 'anvil',
          },
          {
            text: ' on 2 May B90, the morning after the Boiler Strike, in which eleven yards refused to lay another keel for owners who had never held a hammer. The owners left. The yards found that they now had to run a planet, and formed a rota.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The Union is 61 million people. Its head, the Steward, serves one term of five years and then goes back to work; the present one is ',
          },
          {
            text: 'Josiah Umeh',
            to: 'josiah-umeh',
          },
          {
            text: '. Rank is worn as chevrons on a block shield. A ship is painted red where people have died in her, so old ships are very red.',
          },
        ],
      },
      {
        kind: 'quote',
        spans: [
          {
            text: "Hold the line. That's not poetry. Hot rivets went down a line of hands, and if you let go somebody got burned. Do your bit, pass it on, don't let go.",
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-nine-hulls',
        heading: 'The Nine Hulls',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Nine colony ships left the Old World in B214 and reached Anvil in B96. Eight were set down in a row and became a city. The ninth, ',
              },
              {
                text: 'Orion',
                style: 'emphasis',
              },
              {
                text: ', was melted for the first gate. Nobody aboard at the end had been aboard at the start, and the arrival speech was mostly about plumbing.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'what-they-owe',
        heading: 'What they owe',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'One ',
              },
              {
                text: 'hammer',
                to: 'first-hammer',
              },
              {
                text: ' a year, to the ONI. The Union regards this as the best bargain in its history and complains about it every spring.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'oni',
    title: 'ONI',
    category: 'factions',
    summary: 'Five horned Consulates that grow their ships, keep every memory and file every debt.',
    faction: 'oni',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Human radio made ONI out of ',
          },
          {
            text: 'onnu-hirai-ihn',
            style: 'emphasis',
          },
          {
            text: ', "those who keep". An ONI is born with two short horns and the memories of one parent; the horns grow, and so do the memories. Five Consulates govern in turn, one tide of nineteen days each, and each begins by reciting what the last one promised.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'About eight million live on ',
          },
          {
            text: 'Onnu Mere',
            to: 'onnu-mere',
          },
          {
            text: ', and the newly wise retire to ',
          },
          {
            text: 'Ashihn',
            to: 'ashihn',
          },
          {
            text: '. Hulls are grown, in brood-docks, from a fleck the size of a thumbnail. They breathe, they heal, and their seams glow teal when they are content.',
          },
        ],
      },
      {
        kind: 'quote',
        spans: [
          {
            text: 'You ask whether we have forgiven. We have remembered. Sit. It is a long account, and your grandmother is in it.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'horn-law',
        heading: 'Horn law',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "Each debt is cut as a ring in the debtor's horn; when it is paid the ring is filed flat and filled with silver. Dignity is measured in silver. To cancel a debt out of kindness is an insult, since it leaves the horn scarred for nothing. ",
              },
              {
                text: 'The Debtor',
                to: 'the-debtor',
              },
              {
                text: ' takes care of the rest.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'consuls',
        heading: 'Consuls',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A consul is named with the count of rings: Ihra-of-Nineteen-Rings is the eldest living. ',
              },
              {
                text: 'Suun-of-Eleven-Rings',
                to: 'suun-of-eleven-rings',
              },
              {
                text: ' commanded the ',
              },
              {
                text: 'Siege',
                to: 'siege-of-the-hub',
              },
              {
                text: ', and bore the twelfth for it.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ustur',
    title: 'USTUR',
    category: 'factions',
    summary: 'A thousand bodies of ivory and gold round one Eye, exact about everything but their age.',
    faction: 'ustur',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A beacon was heard at the Crossing at four in the morning of 17 February B41, repeating five characters: U, S, T, U, R. When ',
          },
          {
            text: 'the Beacon Gate',
            to: 'the-six-that-opened',
          },
          {
            text: ' opened in B12, its senders were waiting on the far side in rows. They have been called USTUR since. It is not their name. It is, they say, the last five characters of a message whose beginning they are still looking for.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'There are a thousand bodies. Each is separate enough to hold an opinion, and every 400 days each returns to ',
          },
          {
            text: 'Quorum',
            to: 'quorum',
          },
          {
            text: ' to stand before the Eye, a lens eight kilometres across, and be seen. What one has learned, all then know. Decisions are voted, one body one vote; on a tie the USTUR do nothing, with great thoroughness.',
          },
        ],
      },
      {
        kind: 'quote',
        spans: [
          {
            text: 'We see as one. We do not agree as one. Statement accepted 731 to 269.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'their-age',
        heading: 'Their age',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'They say nine hundred years. In L214 a Recorder dated a worn knee joint, lent for the purpose, at 11,000 years, give or take two hundred. Asked about it, they answered: "Knees are always older."',
              },
            ],
          },
        ],
      },
      {
        anchor: 'the-vote-of-l52',
        heading: 'The vote of L52',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'When the ONI asked for the Lamp to be put out, the USTUR divided 500 to 500 and stayed out of the war for nine years. There has been no tie since ',
              },
              {
                text: 'Body 618',
                to: 'body-618',
              },
              {
                text: ' left.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'anvil',
    title: 'Anvil',
    category: 'worlds',
    summary: "The Union's capital, a dark forge world whose night side is brighter than its day.",
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "Anvil circles the orange sun Old Brand, has a day of 31 hours and a pull one third above the standard, and is where humans in the Skein first put their feet down. They have been heavy ever since. Twenty-four million live there, mostly in Nine Hulls, a city of eight colony ships laid side by side, each still answering to its captain's bell.",
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'From orbit the day side is soot and the night side is gold: yards, furnaces and four thousand kilometres of slipway. Anvil exports hulls, rivets and ',
          },
          {
            text: 'POLYMER',
            to: 'polymer',
          },
          {
            text: '. It imports everything green.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'kiln',
    title: 'Kiln',
    category: 'worlds',
    summary: 'A molten world with towns on rails, keeping just ahead of the dawn.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Kiln is the innermost planet of Old Brand. Its year lasts nine Hub days. The side in daylight is a sea of rock; the side in night has a crust that bears weight. The six mining towns stand on rails and roll west at five kilometres an hour, always in the last cool hour before sunrise. A town that stops for longer than a bell is written off.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'All night the cooling crust squeezes out ',
          },
          {
            text: 'DIAMOND',
            to: 'diamond',
          },
          {
            text: '. At dawn it melts again, so whatever has not been picked up by breakfast is gone. The only native is ',
          },
          {
            text: 'the kiln newt',
            to: 'kiln-newt',
          },
          {
            text: ', and it bites.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'tarn',
    title: 'Tarn',
    category: 'worlds',
    summary: 'A drowned world of six million sailors, two moons and one very long eel.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Tarn is ninety-seven parts water in a hundred and lies under the yellow sun Little Brass. Six million people live on it, most of them in Moorings, a city of 1,900 rafts that is unchained and pulled apart before each great tide and never reassembled quite the same way. Street addresses come with a date.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'It exports fish, salt, ',
          },
          {
            text: 'HYG',
            to: 'hyg',
          },
          {
            text: ' and pilots who do not get sick. Beneath Moorings circles the ',
          },
          {
            text: 'tarn eel',
            to: 'tarn-eel',
          },
          {
            text: '; above it, twice a year, hangs ',
          },
          {
            text: 'the salt aurora',
            to: 'salt-aurora',
          },
          {
            text: '.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'pinch',
    title: 'Pinch',
    category: 'worlds',
    summary: 'An ice dwarf at 210 below, population 340, sole source of the best ice there is.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Pinch is the last thing in orbit round Little Brass, an ice dwarf 900 kilometres through, at 210 degrees below freezing. Its 340 residents mine ',
          },
          {
            text: 'IC3A',
            to: 'ic3a',
          },
          {
            text: ' and ',
          },
          {
            text: 'NITRO',
            to: 'nitro',
          },
          {
            text: ', play cards, and have twice voted for independence without noticing any difference.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Their one festival is the hatching of the ',
          },
          {
            text: 'frostmoths',
            to: 'frostmoth',
          },
          {
            text: ', every eleventh year, when all lamps are put out for a night. They last hatched in L307.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'halloway',
    title: 'Halloway',
    category: 'worlds',
    summary: 'The farm world that cooks three of every four meals eaten on the Hub.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Halloway is flat, mild and gold, under the white sun Marrow, with a harvest every 140 days. Twenty-nine million people farm it, more than any other world of the Union holds, and they are outvoted by Anvil on every question but lunch. Three of every four meals eaten on ',
          },
          {
            text: 'the Hub',
            to: 'the-hub',
          },
          {
            text: ' were grown here.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The wheat is brass-coloured and taller than a wagon. What is left of it is charred into ',
          },
          {
            text: 'CARBON',
            to: 'carbon',
          },
          {
            text: ' or whipped into ',
          },
          {
            text: 'AGEL',
            to: 'agel',
          },
          {
            text: '. The national hero is a scarecrow, for reasons that involve ',
          },
          {
            text: 'gatecrows',
            to: 'gatecrow',
          },
          {
            text: '.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'big-amber',
    title: 'Big Amber',
    category: 'worlds',
    summary: 'A ringed gas giant that belongs to nobody and fuels everybody.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "Big Amber is a gas giant under the small red sun Sill, with rings 260,000 kilometres across that ring-sailors call the Table. By treaty it belongs to no faction. Tankers skim its upper cloud for fuel, the Lamp's daily ration included, and keep a polite distance from the ",
          },
          {
            text: 'amberbacks',
            to: 'amberback',
          },
          {
            text: '.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-mill',
        heading: 'The Mill',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Outside the rings turns the Mill, a belt of 4,000 rocks that grind each other smaller. All its ',
              },
              {
                text: 'millstones',
                to: 'millstones',
              },
              {
                text: ' are charted and none of the charts agree. Convoys train here, between ',
              },
              {
                text: 'fold pylons',
                to: 'fold-pylon',
              },
              {
                text: '.',
              },
            ],
          },
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Tally, an airless moon, holds ',
              },
              {
                text: "the Recorders' archive",
                to: 'the-archive',
              },
              {
                text: '.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'onnu-mere',
    title: 'Onnu Mere',
    category: 'worlds',
    summary: 'The ONI home, a world without sunrise, lit from beneath by its own seas.',
    faction: 'oni',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "Onnu Mere keeps one face to Ihn, its dull red sun, and its people live on the other. There the seas give light: teal, slow and brighter where something has been thrown in. An ONI family's oldest possession is its stretch of shore, where every guest is remembered by the shape of the splash.",
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The brood-docks lie along the dark equator, 1,140 of them. A raider takes seven years to grow, a reaver nineteen. Exports are living hulls and ',
          },
          {
            text: 'LUMAN',
            to: 'luman',
          },
          {
            text: '. Visitors may buy a hull only after it has met them.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'ashihn',
    title: 'Ashihn',
    category: 'worlds',
    summary: 'A desert of shed horns where the very old go to remember aloud.',
    faction: 'oni',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Ashihn, the second world of Ihn, is where an ONI goes when the horns have grown too heavy to carry. There they are shed, a lifetime of debts and silver with them, and their owners sit in the warm sand and talk. Everything said is memorised by attendants. About 30,000 elders are talking at any time, and none may be interrupted. The longest account now in progress was begun in L199 by an Ihra of the third Consulate and has reached breakfast on the fourth day.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The dunes are ground horn. Under them the wind packs it into ',
          },
          {
            text: 'ROCH',
            to: 'roch',
          },
          {
            text: ', which is dug only by those with permission from everybody buried in it.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'quorum',
    title: 'Quorum',
    category: 'worlds',
    summary: 'A planet with no sun, paved in ivory, with a lens eight kilometres wide for a face.',
    faction: 'ustur',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "Quorum has no sun. It had one, the USTUR say, and left it. It drifts at the end of the Beacon Gate's thread, paved from pole to pole in pale tile, and its only feature is the crater that holds the Eye. The tiles are warm underfoot, for which no explanation has been put to a vote.",
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'There are no streets. A thousand niches circle the Eye, each the shape of one body; at present 999 have an owner. Quorum exports ',
          },
          {
            text: 'SDU',
            to: 'sdu',
          },
          {
            text: ', ',
          },
          {
            text: 'FSTAB',
            to: 'fstab',
          },
          {
            text: ', ',
          },
          {
            text: 'PWRSRC',
            to: 'pwrsrc',
          },
          {
            text: ' and the clearest glass in the Lit Part. It imports questions.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'hub-ships',
    title: 'Ships of the Hub',
    category: 'ships',
    summary: 'The white-and-red delta every Seeker flies, and the three working hulls behind it.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The Hub names its ships for birds, none of which it has.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'redwing-delta',
        heading: 'Redwing delta',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "The Seeker's ship: a three-engined delta with canards, designed at Anvil in L64 and painted white and red because those were the tins left over after the war. Simple enough to repair in the dark, which is where it tends to break.",
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '21 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '1',
                  },
                ],
              },
              {
                name: 'Guns',
                value: [
                  {
                    text: 'two, firing forward',
                  },
                ],
              },
              {
                name: 'Built',
                value: [
                  {
                    text: '12,600 to date',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'crake-wagon',
        heading: 'Crake wagon',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The cargo module of a ',
              },
              {
                text: 'convoy',
                to: 'convoys',
              },
              {
                text: ': couplings at both ends, a dark bay, four lamps to show which stores are aboard.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '16 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: 'none',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'drake-pusher',
        heading: 'Drake pusher',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The tail of a convoy, a short hull with two fins and one thruster much too big for it. Drake crews see only the wagon ahead and are the calmest people in the fleet.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '18 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '2',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'wren-lighter',
        heading: 'Wren lighter',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The smallest hull on the register, built to fit the corridors of the ',
              },
              {
                text: 'bonded decks',
                to: 'bonded-decks',
              },
              {
                text: '. It carries three kilos, because the customs scale allows no more.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '2.4 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '1, lying down',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'mud-ships',
    title: 'Ships of MUD',
    category: 'ships',
    summary: 'Blocks, rams and batteries, named for the tools they resemble.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "Union ships are built in slabs so that a damaged slab can be replaced by the crew, with the crew's own hammers, while being shot at.",
          },
        ],
      },
      {
        kind: 'quote',
        spans: [
          {
            text: "She's ugly because you can reach everything.",
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'awl-scout',
        heading: 'Awl scout',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'An H of two engine blocks with a bridge between. First over every horizon, and the cheapest thing the Union will send there.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '14 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '2',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'e1',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'maul-hammerhead',
        heading: 'Maul hammerhead',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A ram eleven metres wide on a hull four metres wide. It was drawn as a tug; on day 9 of the Siege somebody noticed that it had no reason to stop.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '26 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '3',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'e6',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'vise-cruiser',
        heading: 'Vise cruiser',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A slab with a battery at each corner, the heaviest hull of the Union fleet. Vises work in pairs, one on either side of the argument.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '118 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '64',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'c8',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'oni-ships',
    title: 'Ships of ONI',
    category: 'ships',
    summary: 'Horned crescents with tails, grown in the dark, each with a memory of its own.',
    faction: 'oni',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'An ONI hull is a relative. It is introduced to its pilot at the age of two, and they are buried together.',
          },
        ],
      },
      {
        kind: 'quote',
        spans: [
          {
            text: 'It has not agreed to carry you. It has agreed to carry me.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'thorn-raider',
        heading: 'Thorn raider',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A horned head on a crescent, with a tail. It hunts by recalling where its prey has turned before.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '19 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '1',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'e2',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'sting-lancer',
        heading: 'Sting lancer',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Narrow as a needle until it fires, when the tail comes over the head. It rests for a breath before each shot and the seams brighten; good pilots count on that.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '23 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '1',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'e5',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'twinmoon-reaver',
        heading: 'Twinmoon reaver',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Two crescents, one inside the other, and a split tail. Sixty-three of them closed the Hub in L61. They were nineteen years old then, and some fly still.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '131 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '19',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'c9',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ustur-ships',
    title: 'Ships of USTUR',
    category: 'ships',
    summary: 'Facets round an eye, numbered by how many, and flown by whoever was asked.',
    faction: 'ustur',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'USTUR ships are named for the number of their facets. More facets see more, and what is seen well enough has, in their view, been dealt with.',
          },
        ],
      },
      {
        kind: 'quote',
        spans: [
          {
            text: 'This vessel carries eleven weapons and one question. The question is usually sufficient.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'onefold-shard',
        heading: 'Onefold shard',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A single gold-edged blade with the eye at its heel. It does not manoeuvre. It starts from somewhere better.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '9 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: 'none',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'e3',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'sixfold-watcher',
        heading: 'Sixfold watcher',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Six facets round an eye. Watchers stood off the Hub for 150 days of the Siege, taking notes that they have since offered to both sides.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '22 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: 'none',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'e4',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'twelvefold-bastion',
        heading: 'Twelvefold bastion',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Two rings of six, turning against each other. The gaps line up every four seconds, and that is when it can be hurt.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '140 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '2 bodies',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'c10',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'crown-warship',
        heading: 'Crown warship',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A crown of blades, all pointing forward, with a column of light down the middle. Three exist. They have never been used in war, having first been shown at the opening of the Arena on 1 June L64, and the peace has held since.',
              },
            ],
          },
          {
            kind: 'facts',
            facts: [
              {
                name: 'Length',
                value: [
                  {
                    text: '410 m',
                  },
                ],
              },
              {
                name: 'Crew',
                value: [
                  {
                    text: '12 bodies',
                  },
                ],
              },
              {
                name: 'Register mark',
                value: [
                  {
                    text: 'c11',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'heavy-cargo',
    title: 'Heavy Cargo',
    category: 'resources',
    summary: 'ARCO, DIAMOND and ROCH, three kilos the piece and one piece a trip.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Customs law knows seventeen kinds of cargo, three heavy and fourteen ',
          },
          {
            text: 'light',
            to: 'light-cargo',
          },
          {
            text: '. A heavy piece weighs three kilos, all that one carrier may have, so a carrier of heavy goods makes a great many trips. Heavy or light, a piece delivered is worth a hundred points, which carriers of heavy goods consider an outrage.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'arco',
        heading: 'ARCO',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Arc core: a fist of fused iron, cut from a gate ring after tuning. It hums when another is near. The sixth gate was tuned to cores from the first five.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'diamond',
        heading: 'DIAMOND',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'From ',
              },
              {
                text: 'Kiln',
                to: 'kiln',
              },
              {
                text: ', where it is picked up hot. Cut for drill heads and lenses. The jewellers of Anvil prefer rivets.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'roch',
        heading: 'ROCH',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Horn-rock from ',
              },
              {
                text: 'Ashihn',
                to: 'ashihn',
              },
              {
                text: ', black and banded. Built into a wall, it makes people lower their voices.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'light-cargo',
    title: 'Light Cargo',
    category: 'resources',
    summary: 'The fourteen light kinds, one kilo each, three to a carrier.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A light piece weighs one kilo, so three make a full load. The short names are the ones stencilled on the crates in the war, when paint was dear.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'sdu',
        heading: 'SDU',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Sealed data urn, from ',
              },
              {
                text: 'Quorum',
                to: 'quorum',
              },
              {
                text: '. Holds everything one USTUR body saw in 400 days. Cannot be opened; can be asked.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'agel',
        heading: 'AGEL',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Aerogel of Halloway wheat, light enough to need its own weights to reach a kilo. Hull padding.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'carbon',
        heading: 'CARBON',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Wheat char from ',
              },
              {
                text: 'Halloway',
                to: 'halloway',
              },
              {
                text: ', pressed in bricks for filters.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'cryslat',
        heading: 'CRYSLAT',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Crystal lattice: a cube of air with edges, drawn in ',
              },
              {
                text: 'the Mill',
                to: 'the-mill',
              },
              {
                text: ' by slow freezing. Steers light round corners.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'enrgsub',
        heading: 'ENRGSUB',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Energised sublimate, a violet frost that gives back any warmth put into it, later, all at once. Handle with cold gloves.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'fstab',
        heading: 'FSTAB',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "Field stay, a USTUR collar that keeps an engine's field from wandering. Every hull has one. Nobody else can make them.",
              },
            ],
          },
        ],
      },
      {
        anchor: 'hyg',
        heading: 'HYG',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Hygrine, dried sea-sponge from ',
              },
              {
                text: 'Tarn',
                to: 'tarn',
              },
              {
                text: ". A kilo drinks forty litres; ship's doctors will not fly without it.",
              },
            ],
          },
        ],
      },
      {
        anchor: 'ic3a',
        heading: 'IC3A',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Ice Three, grade A, from ',
              },
              {
                text: 'Pinch',
                to: 'pinch',
              },
              {
                text: ': ice pressed so hard that it sinks. One kilo cools a reactor for a day.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'luman',
        heading: 'LUMAN',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Wax that glows, skimmed from the seas of ',
              },
              {
                text: 'Onnu Mere',
                to: 'onnu-mere',
              },
              {
                text: '. The teal in the eyes of the dice is LUMAN.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'nitro',
        heading: 'NITRO',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Nitrogen in bricks, mined on Pinch like coal. Four fifths of every breath taken on the Hub.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'polymer',
        heading: 'POLYMER',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Anvil resin, red, sets in vacuum. Patches, gaskets, cheap toys.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'prtacl',
        heading: 'PRTACL',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Particle clathrate: a cage of ice round something that must not touch the cage. Shipped singly, with a note.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'pwrsrc',
        heading: 'PWRSRC',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The plain USTUR power cell, a gold disc. Runs a house for a year and has no visible parts.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'radabs',
        heading: 'RADABS',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "Grey felt that eats radiation, woven on Tally. Recorders' robes are cut from the leftovers.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'four-stores',
    title: 'The Four Stores',
    category: 'resources',
    summary: 'Ammunition, food, fuel and tools, as floated to convoys in glass.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A besieged garrison asks for four things, and ',
          },
          {
            text: "Brask's convoy",
            to: 'convoys',
          },
          {
            text: ' carried them all: ammunition, food, fuel and tools. The Stringing Yard still floats them out in balls of dark glass that keep for five seconds in the open and then, by design, let go, so that nothing drifts about the Mill for the enemy to find. There has been no enemy since L62; the design stands.',
          },
        ],
      },
      {
        kind: 'facts',
        facts: [
          {
            name: 'Ammo',
            value: [
              {
                text: 'three cartridges, upright; scored at 10',
              },
            ],
          },
          {
            name: 'Food',
            value: [
              {
                text: 'a Halloway plum with its leaf on; scored at 15',
              },
            ],
          },
          {
            name: 'Fuel',
            value: [
              {
                text: 'a canister from Big Amber; scored at 20',
              },
            ],
          },
          {
            name: 'Tools',
            value: [
              {
                text: 'one spanner, union pattern; scored at 25',
              },
            ],
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'millstones',
    title: 'Millstones',
    category: 'resources',
    summary: 'The three sorts of rock that the Arena borrows from the Mill.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Loose rocks from ',
          },
          {
            text: 'the Mill',
            to: 'the-mill',
          },
          {
            text: ' are towed to ',
          },
          {
            text: 'the Arena',
            to: 'cosmic-battle-arena',
          },
          {
            text: " and let drift, since a fight in truly empty space teaches bad habits. Each takes about as much breaking as a cruiser's plate.",
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'dull',
        heading: 'Dull',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Plain brown rock. Nine in ten.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'seam',
        heading: 'Seam',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Ore, with orange veins that still run hot. One rock in twelve. A prospector named Blessing Roe followed the same one for eight years and married it to the Mill with a chain.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'glint',
        heading: 'Glint',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Grown through with blue ice from some older and better belt. One in sixty. They ring when struck, and ',
              },
              {
                text: 'gatecrows',
                to: 'gatecrow',
              },
              {
                text: ' come to the sound.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'creatures',
    title: 'Creatures of the Skein',
    category: 'creatures',
    summary: 'Seven animals worth knowing, two of them worth avoiding.',
    lead: [],
    sections: [
      {
        anchor: 'lantern-skate',
        heading: 'Lantern skate',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A flat animal three metres across that lives on threads and feeds on the light in them. It slips in and out of ',
              },
              {
                text: 'threads',
                to: 'threads',
              },
              {
                text: ' wherever it likes. Skates follow ships for company, never more than seven to a ship. A hull that loses its skates has the engine looked at.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'tarn-eel',
        heading: 'Tarn eel',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'There is one, or one at a time. It is forty metres long and has circled below ',
              },
              {
                text: 'Moorings',
                to: 'tarn',
              },
              {
                text: ' since the city was two rafts. It eats anchors. Sailors drop a spoon overboard on their first voyage so that it will know the sound of them.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'amberback',
        heading: 'Amberback',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A whale of the air, six hundred metres from lip to fluke, adrift in the clouds of ',
              },
              {
                text: 'Big Amber',
                to: 'big-amber',
              },
              {
                text: '. It sings at nine beats to the second, too low to hear, and tanker crews dream about the same staircase when one is near.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'frostmoth',
        heading: 'Frostmoth',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Native to ',
              },
              {
                text: 'Pinch',
                to: 'pinch',
              },
              {
                text: '. White, a metre and a fifth across the wings, eats nitrogen frost. It spends eleven years as an egg and one night as a moth, and any lamp will spoil the night.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'kiln-newt',
        heading: 'Kiln newt',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Twenty centimetres of black glass with a temper. It walks on new lava, swallows diamonds to grind its food, and leaves the polished ones in neat piles, for which nobody has thanked it.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'gatecrow',
        heading: 'Gatecrow',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Black, clever, at home in vacuum for as long as it can hold its breath, which is 50 minutes. It eats solder and steals tools. A flock took the ',
              },
              {
                text: 'Second Opinion',
                style: 'emphasis',
              },
              {
                text: ' apart at her moorings in L19; her bell turned up in a nest, polished.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'hull-limpet',
        heading: 'Hull limpet',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Clings to warm plate and seals itself to it for life. MUD scrapes them off. ONI hulls invite them, and one with a full collar of limpets can close a hole in an hour.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'relics',
    title: 'Relics',
    category: 'relics',
    summary: 'Six objects that are kept under glass, and what each is still capable of.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'With ',
          },
          {
            text: 'the dice',
            to: 'dice-of-iris',
          },
          {
            text: ' they make seven. All but one are at Dock Four.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'first-hammer',
        heading: 'First Hammer',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The hammer paid as ',
              },
              {
                text: 'rent',
                to: 'the-rent',
              },
              {
                text: ' in B66: 2.1 kilos, ash handle, one side of the head worn flat. It is kept on Onnu Mere, and every spring the new hammer is introduced to it.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'air-slate',
        heading: 'Air Slate',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "A roofing slate the length of an arm, with twenty-two names in paint and the last day's strokes in chalk. The chalk is under varnish. The bottom name has one stroke left, and by law it is still good for one run.",
              },
            ],
          },
        ],
      },
      {
        anchor: 'sennet-plate',
        heading: 'Sennet Plate',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A glass plate, twenty centimetres by twenty-five, exposed on 9 October B2. Stars drag thin white lines across it. One line stops half-way.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'debt-horn',
        heading: 'Debt Horn',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The left horn of a consul who died solvent: seven rings, seven bands of silver. It was given to the Hub in L97 as a hint.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'lock-bell',
        heading: 'Lock Bell',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "The ship's bell of the ",
              },
              {
                text: 'Second Opinion',
                style: 'emphasis',
              },
              {
                text: '. She had it from her builders in B90, ',
              },
              {
                text: 'gatecrows',
                to: 'gatecrow',
              },
              {
                text: ' had it from her, and since L19 it has called every watch on the Hub.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'grebes-sextant',
        heading: "Grebe's Sextant",
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Brass, with a mirror of silvered horn. It was found in L33 drifting outside the Quiet, warm. Its owner had taken it with her on the ',
              },
              {
                text: 'Patience',
                style: 'emphasis',
              },
              {
                text: ', and she was by then twenty-four years out in another direction.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'devices',
    title: 'Devices',
    category: 'devices',
    summary: 'Anchors, compasses, tanks and drones: what a Seeker flies with, and into.',
    lead: [],
    sections: [
      {
        anchor: 'ion-anchor',
        heading: 'Ion anchor',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "A barbed ring on a cable that grips a ship's own exhaust, so that a hull can stop where there is nothing to stop against. It holds for as long as the engine runs, a thing learners find funny only once.",
              },
            ],
          },
        ],
      },
      {
        anchor: 'thread-compass',
        heading: 'Thread compass',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A needle of LUMAN wax in a sealed ball. It points to the nearest thread. On the Hub it points to the middle of ',
              },
              {
                text: 'the ring',
                to: 'the-quiet',
              },
              {
                text: ' and trembles.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'breath-tank',
        heading: 'Breath tank',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Steel, nine kilos, sixty minutes. The stencilled stroke on its side is the origin of the ',
              },
              {
                text: 'credit',
                to: 'credits',
              },
              {
                text: ' sign.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'log-spindle',
        heading: 'Log spindle',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "A brass reel in the pilot's armrest that turns sixty times a second and cuts one notch for each movement of the hands. A minute's flight fits on a thread a metre long. A spindle cannot be edited: the notches interlock.",
              },
            ],
          },
        ],
      },
      {
        anchor: 'excise-drone',
        heading: 'Excise drone',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A customs officer the size of a barrel, with a lamp that is also its eye. It walks a beat, gives chase when it sees cargo on the move and goes back to the beat when it has lost sight. Those of ',
              },
              {
                text: 'the bonded decks',
                to: 'bonded-decks',
              },
              {
                text: ' have had the same orders since L59.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'fold-pylon',
        heading: 'Fold pylon',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Buoys that tuck space. Fly out between two of them on one side of the field and you come in on the other. ',
              },
              {
                text: 'The Mill',
                to: 'the-mill',
              },
              {
                text: ' has a field of them, 22 cells by 14, so that learners cannot get lost.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'triad-rack',
        heading: 'Triad rack',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A rack of missiles floated into ',
              },
              {
                text: 'the Arena',
                to: 'cosmic-battle-arena',
              },
              {
                text: ' for whoever gets there first. Each shot goes out as three, for ten seconds.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'twin-coupler',
        heading: 'Twin coupler',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Couples a second barrel to the first for eight seconds. Adrift, like the rack, it lasts twelve, and then the Marshal takes it back.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'second-breath',
        heading: 'Second Breath',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'A red tank with a white cross: one more hull for the pilot who catches it. Five is the most that anyone is allowed.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'timeline',
    title: 'Timeline',
    category: 'history',
    summary: 'Every date the Recorders will swear to.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A date that is not here is hearsay. Days are given where somebody wrote them down.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'before-the-lamp',
        heading: 'Before the Lamp',
        blocks: [
          {
            kind: 'facts',
            facts: [
              {
                name: 'B214',
                value: [
                  {
                    text: 'The Nine Hulls',
                    to: 'the-nine-hulls',
                  },
                  {
                    text: ' leave the Old World.',
                  },
                ],
              },
              {
                name: 'B96',
                value: [
                  {
                    text: 'They reach Anvil; ',
                  },
                  {
                    text: 'eight are set down',
                    to: 'the-nine-hulls',
                  },
                  {
                    text: ' in a row.',
                  },
                ],
              },
              {
                name: 'B90',
                value: [
                  {
                    text: 'The ',
                  },
                  {
                    text: 'Second Opinion',
                    style: 'emphasis',
                  },
                  {
                    text: ' is launched, with ',
                  },
                  {
                    text: 'a bell',
                    to: 'lock-bell',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '2 May B90',
                value: [
                  {
                    text: 'The ',
                  },
                  {
                    text: 'Mutual Union of Dockyards',
                    to: 'mud',
                  },
                  {
                    text: ' is chartered after the Boiler Strike.',
                  },
                ],
              },
              {
                name: '30 July B74',
                value: [
                  {
                    text: 'The ',
                  },
                  {
                    text: 'Second Opinion',
                    style: 'emphasis',
                  },
                  {
                    text: ' finds ',
                  },
                  {
                    text: 'the Crossing',
                    to: 'the-crossing',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'B70',
                value: [
                  {
                    text: 'The Orion Gate',
                    to: 'the-six-that-opened',
                  },
                  {
                    text: ' opens.',
                  },
                ],
              },
              {
                name: '2 May B66',
                value: [
                  {
                    text: 'The first ',
                  },
                  {
                    text: 'hammer',
                    to: 'first-hammer',
                  },
                  {
                    text: ' is paid for ',
                  },
                  {
                    text: 'the Crossing',
                    to: 'the-rent',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'B58',
                value: [
                  {
                    text: 'The Tarn Gate',
                    to: 'the-six-that-opened',
                  },
                  {
                    text: ' opens.',
                  },
                ],
              },
              {
                name: 'B49',
                value: [
                  {
                    text: 'The Halloway Gate',
                    to: 'the-six-that-opened',
                  },
                  {
                    text: ' opens.',
                  },
                ],
              },
              {
                name: 'B42',
                value: [
                  {
                    text: 'Sennet',
                    to: 'sennet',
                  },
                  {
                    text: ' stops shining, though nobody can know it yet.',
                  },
                ],
              },
              {
                name: '17 February B41',
                value: [
                  {
                    text: 'A beacon',
                    to: 'ustur',
                  },
                  {
                    text: ' is heard at the Crossing; forty years on it is set beside ',
                  },
                  {
                    text: 'Sennet',
                    to: 'sennet',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'B38',
                value: [
                  {
                    text: 'Ottoline Grebe',
                    to: 'ottoline-grebe',
                  },
                  {
                    text: ' is born at Moorings.',
                  },
                ],
              },
              {
                name: 'B37',
                value: [
                  {
                    text: 'The Amber Gate',
                    to: 'the-six-that-opened',
                  },
                  {
                    text: ' opens.',
                  },
                ],
              },
              {
                name: 'B24',
                value: [
                  {
                    text: 'The Horn Gate',
                    to: 'the-six-that-opened',
                  },
                  {
                    text: ' opens, half built and half grown.',
                  },
                ],
              },
              {
                name: 'B12',
                value: [
                  {
                    text: 'The Beacon Gate',
                    to: 'the-six-that-opened',
                  },
                  {
                    text: ' opens, and ',
                  },
                  {
                    text: 'the USTUR',
                    to: 'ustur',
                  },
                  {
                    text: ' are met.',
                  },
                ],
              },
              {
                name: 'B9',
                value: [
                  {
                    text: 'The Seventh Gate',
                    to: 'the-seventh-gate',
                  },
                  {
                    text: ' is begun.',
                  },
                ],
              },
              {
                name: 'B2',
                value: [
                  {
                    text: 'The Seventh Gate',
                    to: 'the-seventh-gate',
                  },
                  {
                    text: ' is finished.',
                  },
                ],
              },
              {
                name: '9 October B2',
                value: [
                  {
                    text: 'Sennet',
                    to: 'sennet',
                  },
                  {
                    text: ' goes out, on ',
                  },
                  {
                    text: 'a plate',
                    to: 'sennet-plate',
                  },
                  {
                    text: ' of ',
                  },
                  {
                    text: 'Ottoline Grebe',
                    to: 'ottoline-grebe',
                  },
                  {
                    text: "'s.",
                  },
                ],
              },
              {
                name: 'B1',
                value: [
                  {
                    text: 'The last year ',
                  },
                  {
                    text: 'before the count',
                    to: 'calendar-and-measures',
                  },
                  {
                    text: '.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'lamp-years',
        heading: 'Lamp years',
        blocks: [
          {
            kind: 'facts',
            facts: [
              {
                name: '1 January L1',
                value: [
                  {
                    text: 'The Lamp',
                    to: 'the-lamp',
                  },
                  {
                    text: ' is lit, ',
                  },
                  {
                    text: 'the calendar',
                    to: 'calendar-and-measures',
                  },
                  {
                    text: ' begins and ',
                  },
                  {
                    text: 'the Hub',
                    to: 'the-hub',
                  },
                  {
                    text: ' has a charter.',
                  },
                ],
              },
              {
                name: 'L5',
                value: [
                  {
                    text: 'The first ',
                  },
                  {
                    text: "Seeker's licence",
                    to: 'star-seekers',
                  },
                  {
                    text: ' goes to ',
                  },
                  {
                    text: 'Ottoline Grebe',
                    to: 'ottoline-grebe',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L9',
                value: [
                  {
                    text: 'Grebe',
                    to: 'ottoline-grebe',
                  },
                  {
                    text: ' leaves for Sennet.',
                  },
                ],
              },
              {
                name: 'L19',
                value: [
                  {
                    text: 'Gatecrows',
                    to: 'gatecrow',
                  },
                  {
                    text: ' take the ',
                  },
                  {
                    text: 'Second Opinion',
                    style: 'emphasis',
                  },
                  {
                    text: ' apart; ',
                  },
                  {
                    text: 'her bell',
                    to: 'lock-bell',
                  },
                  {
                    text: ' is found.',
                  },
                ],
              },
              {
                name: 'L22',
                value: [
                  {
                    text: 'Hanne Brask',
                    to: 'hanne-brask',
                  },
                  {
                    text: ' is born.',
                  },
                ],
              },
              {
                name: 'L27',
                value: [
                  {
                    text: 'Iris Bembridge',
                    to: 'iris-bembridge',
                  },
                  {
                    text: ' is born.',
                  },
                ],
              },
              {
                name: '1 December L30',
                value: [
                  {
                    text: 'A message arrives from ',
                  },
                  {
                    text: 'Grebe',
                    to: 'ottoline-grebe',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L33',
                value: [
                  {
                    text: 'Her sextant',
                    to: 'grebes-sextant',
                  },
                  {
                    text: ' arrives as well.',
                  },
                ],
              },
              {
                name: '3 September L52',
                value: [
                  {
                    text: 'The ONI ask for ',
                  },
                  {
                    text: 'the Lamp',
                    to: 'the-lamp',
                  },
                  {
                    text: ' to be put out; ',
                  },
                  {
                    text: 'the USTUR',
                    to: 'the-vote-of-l52',
                  },
                  {
                    text: ' tie their vote. So begins ',
                  },
                  {
                    text: 'the quarrel',
                    to: 'shut-gate-war',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '22 September L52',
                value: [
                  {
                    text: 'The first shot of ',
                  },
                  {
                    text: 'the War of the Shut Gate',
                    to: 'shut-gate-war',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L59',
                value: [
                  {
                    text: 'The decks',
                    to: 'cargo-runner',
                  },
                  {
                    text: ' under Dock Six are sealed, and ',
                  },
                  {
                    text: 'the drones',
                    to: 'excise-drone',
                  },
                  {
                    text: ' set walking.',
                  },
                ],
              },
              {
                name: 'L60',
                value: [
                  {
                    text: 'Wheat gets loose on ',
                  },
                  {
                    text: 'the Green Deck',
                    to: 'green-deck',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '11 March L61',
                value: [
                  {
                    text: 'The Siege',
                    to: 'siege-of-the-hub',
                  },
                  {
                    text: ' begins, with sixty-three ',
                  },
                  {
                    text: 'reavers',
                    to: 'twinmoon-reaver',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '23 April L61',
                value: [
                  {
                    text: 'A shell cracks ',
                  },
                  {
                    text: 'the Lung',
                    to: 'the-lung',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '30 April L61',
                value: [
                  {
                    text: 'The dice',
                    to: 'dice-of-iris',
                  },
                  {
                    text: ' is thrown for the first time, on day 51 of ',
                  },
                  {
                    text: 'the Siege',
                    to: 'siege-of-the-hub',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '2 May L61',
                value: [
                  {
                    text: 'The hammer is paid ',
                  },
                  {
                    text: 'under fire',
                    to: 'the-rent',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '8 August L61',
                value: [
                  {
                    text: 'The USTUR revise ',
                  },
                  {
                    text: 'an estimate',
                    to: 'siege-of-the-hub',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '11 October L61',
                value: [
                  {
                    text: "Brask's convoy",
                    to: 'convoys',
                  },
                  {
                    text: ' ends ',
                  },
                  {
                    text: 'the Siege',
                    to: 'siege-of-the-hub',
                  },
                  {
                    text: '. The Comptroller with ',
                  },
                  {
                    text: 'the last key',
                    to: 'wilhelmina-strand',
                  },
                  {
                    text: ' did not see it.',
                  },
                ],
              },
              {
                name: '12 May L62',
                value: [
                  {
                    text: 'Peace',
                    to: 'the-three-tables',
                  },
                  {
                    text: ' at three tables; ',
                  },
                  {
                    text: 'the enemy',
                    to: 'four-stores',
                  },
                  {
                    text: ' is abolished.',
                  },
                ],
              },
              {
                name: 'L64',
                value: [
                  {
                    text: 'The Redwing',
                    to: 'redwing-delta',
                  },
                  {
                    text: ' is designed.',
                  },
                ],
              },
              {
                name: '1 June L64',
                value: [
                  {
                    text: 'The Arena',
                    to: 'cosmic-battle-arena',
                  },
                  {
                    text: ' opens, and ',
                  },
                  {
                    text: 'a Crown',
                    to: 'crown-warship',
                  },
                  {
                    text: ' is shown.',
                  },
                ],
              },
              {
                name: 'L68',
                value: [
                  {
                    text: 'Petra Ilves',
                    to: 'petra-ilves',
                  },
                  {
                    text: ' is born.',
                  },
                ],
              },
              {
                name: 'L70',
                value: [
                  {
                    text: 'The Law of the Slate gives every Seeker ',
                  },
                  {
                    text: 'a throw',
                    to: 'one-throw-a-day',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L94',
                value: [
                  {
                    text: 'Ilves',
                    to: 'petra-ilves',
                  },
                  {
                    text: ' asks Quorum for glass.',
                  },
                ],
              },
              {
                name: 'L96',
                value: [
                  {
                    text: 'She sets the first window of ',
                  },
                  {
                    text: 'the Long Gallery',
                    to: 'long-gallery',
                  },
                  {
                    text: ', as ',
                  },
                  {
                    text: 'her entry',
                    to: 'petra-ilves',
                  },
                  {
                    text: ' tells.',
                  },
                ],
              },
              {
                name: 'L97',
                value: [
                  {
                    text: 'The Hub is given ',
                  },
                  {
                    text: 'a horn',
                    to: 'debt-horn',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: '8 August L97',
                value: [
                  {
                    text: 'Suun',
                    to: 'suun-of-eleven-rings',
                  },
                  {
                    text: ' is clear of the Siege.',
                  },
                ],
              },
              {
                name: '30 April L104',
                value: [
                  {
                    text: 'Iris Bembridge',
                    to: 'iris-bembridge',
                  },
                  {
                    text: ' throws for the last time.',
                  },
                ],
              },
              {
                name: 'L131',
                value: [
                  {
                    text: 'The USTUR test ',
                  },
                  {
                    text: 'the dice',
                    to: 'the-object',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L171',
                value: [
                  {
                    text: 'Body 618',
                    to: 'body-618',
                  },
                  {
                    text: ' takes lodgings.',
                  },
                ],
              },
              {
                name: 'L188',
                value: [
                  {
                    text: 'Ines Quayle',
                    to: 'ines-quayle',
                  },
                  {
                    text: ' reads a bill that ',
                  },
                  {
                    text: 'a hero',
                    to: 'recorders',
                  },
                  {
                    text: ' should have paid.',
                  },
                ],
              },
              {
                name: '20 November L188',
                value: [
                  {
                    text: 'Dunstan Tallow',
                    to: 'dunstan-tallow',
                  },
                  {
                    text: ' spends an afternoon indoors.',
                  },
                ],
              },
              {
                name: 'L189',
                value: [
                  {
                    text: 'Ines Quayle',
                    to: 'ines-quayle',
                  },
                  {
                    text: ' begins thirty-one years at the head of the order.',
                  },
                ],
              },
              {
                name: '14 June L189',
                value: [
                  {
                    text: 'The Reflight Act makes ',
                  },
                  {
                    text: 'the Recorders',
                    to: 'recorders',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L199',
                value: [
                  {
                    text: 'An elder',
                    to: 'ashihn',
                  },
                  {
                    text: ' begins to speak.',
                  },
                ],
              },
              {
                name: 'L203',
                value: [
                  {
                    text: 'The Blind Market',
                    to: 'space-traders',
                  },
                  {
                    text: ' opens.',
                  },
                ],
              },
              {
                name: '5 May L204',
                value: [
                  {
                    text: 'The shortest run',
                    to: 'runs',
                  },
                  {
                    text: ' on file.',
                  },
                ],
              },
              {
                name: 'L214',
                value: [
                  {
                    text: 'A knee',
                    to: 'their-age',
                  },
                  {
                    text: ' is dated.',
                  },
                ],
              },
              {
                name: 'L222',
                value: [
                  {
                    text: 'The examination',
                    to: 'lore-master',
                  },
                  {
                    text: ' is opened to all.',
                  },
                ],
              },
              {
                name: 'L231',
                value: [
                  {
                    text: 'The last window of ',
                  },
                  {
                    text: 'the Long Gallery',
                    to: 'long-gallery',
                  },
                  {
                    text: ' is set by the ',
                  },
                  {
                    text: 'Ilves',
                    to: 'petra-ilves',
                  },
                  {
                    text: ' workshop.',
                  },
                ],
              },
              {
                name: '19 February L240',
                value: [
                  {
                    text: 'The Shrug',
                    to: 'the-shrug',
                  },
                  {
                    text: ': windows of ',
                  },
                  {
                    text: 'the Long Gallery',
                    to: 'long-gallery',
                  },
                  {
                    text: ' fall.',
                  },
                ],
              },
              {
                name: 'L283',
                value: [
                  {
                    text: 'The Debtor',
                    to: 'the-debtor',
                  },
                  {
                    text: ' passes.',
                  },
                ],
              },
              {
                name: 'L298',
                value: [
                  {
                    text: 'Wilhelmina Strand',
                    to: 'wilhelmina-strand',
                  },
                  {
                    text: ' is given the keys of ',
                  },
                  {
                    text: 'the Hub',
                    to: 'the-hub',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L307',
                value: [
                  {
                    text: 'The frostmoths',
                    to: 'pinch',
                  },
                  {
                    text: ' hatch.',
                  },
                ],
              },
              {
                name: 'L310',
                value: [
                  {
                    text: 'Josiah Umeh',
                    to: 'josiah-umeh',
                  },
                  {
                    text: ' is elected.',
                  },
                ],
              },
              {
                name: 'L311',
                value: [
                  {
                    text: 'His hammer is ',
                  },
                  {
                    text: 'admired',
                    to: 'josiah-umeh',
                  },
                  {
                    text: '.',
                  },
                ],
              },
              {
                name: 'L312',
                value: [
                  {
                    text: 'This edition of ',
                  },
                  {
                    text: 'the codex',
                    to: 'calendar-and-measures',
                  },
                  {
                    text: ' closes.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'still-to-come',
        heading: 'Still to come',
        blocks: [
          {
            kind: 'facts',
            facts: [
              {
                name: 'L315',
                value: [
                  {
                    text: 'Josiah Umeh',
                    to: 'josiah-umeh',
                  },
                  {
                    text: ' goes back to the bench.',
                  },
                ],
              },
              {
                name: 'L340',
                value: [
                  {
                    text: 'The Debtor',
                    to: 'the-debtor',
                  },
                  {
                    text: ' returns.',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'shut-gate-war',
    title: 'The War of the Shut Gate',
    category: 'history',
    summary: 'Nine years of fighting over whether to switch off a lamp.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The ONI hold that threads are shy of light. On 3 September L52 the sitting Consulate asked the Hub to put out ',
          },
          {
            text: 'the Lamp',
            to: 'the-lamp',
          },
          {
            text: ' for one tide, nineteen days, to see whether ',
          },
          {
            text: 'the Seventh Gate',
            to: 'the-seventh-gate',
          },
          {
            text: ' would open in the dark. MUD replied that sixteen thousand people were using it. The ONI asked again, slower. The ',
          },
          {
            text: 'USTUR',
            to: 'ustur',
          },
          {
            text: ' tied their vote and went home. The first shot was fired on 22 September by a picket that has been claimed by neither fleet.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The war cost 9,400 lives and 340 hulls, and settled in nine years and eight months what three clerks had drafted in the first week.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-three-tables',
        heading: 'The Three Tables',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: "Peace was signed on 12 May L62. Nobody would sit at anyone's table, so there were three, a square, a crescent and a round one, and the paper was carried between them. Its terms: the Lamp burns; the Hub belongs to those who live in it; Big Amber belongs to no one; and what the fleets still have to say to one another is said in ",
              },
              {
                text: 'the Arena',
                to: 'cosmic-battle-arena',
              },
              {
                text: ', with nobody aboard.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'siege-of-the-hub',
    title: 'The Siege of the Hub',
    category: 'history',
    summary: '214 days, sixty-three reavers, twenty-two pilots and a cube of glass.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'On 11 March L61 sixty-three ',
          },
          {
            text: 'reavers',
            to: 'twinmoon-reaver',
          },
          {
            text: ' under ',
          },
          {
            text: 'Suun-of-Eleven-Rings',
            to: 'suun-of-eleven-rings',
          },
          {
            text: ' closed the Crossing. Inside were sixteen thousand people, twenty-two pilots and a ',
          },
          {
            text: 'Lung',
            to: 'the-lung',
          },
          {
            text: ' that on the forty-fourth day was down to six spare tanks. Each sortie fetched a little food or fuel. By the end of April each sortie was also being met.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'From 30 April the number of runs was thrown with ',
          },
          {
            text: 'a die',
            to: 'dice-of-iris',
          },
          {
            text: ', and the ONI, who had learnt every timetable by heart, were on station for the wrong day. On 8 August the USTUR, who had been watching, sent both sides the same note: "Our estimate has been revised. We would like to know how you are doing it."',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'On 11 October, day 214, ',
          },
          {
            text: 'Hanne Brask',
            to: 'hanne-brask',
          },
          {
            text: ' arrived with eleven ships and all four stores. Suun crossed over under a flag, asked the question the USTUR had asked, and was shown the cube. The Hub\'s log notes, "Consul laughed. Unsure of protocol." The reavers were gone by the next bell.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'the-shrug',
    title: 'The Shrug',
    category: 'history',
    summary: 'Eleven seconds in L240 in which the Seventh Gate seemed to wake.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'At four in the morning of 19 February L240 the Hub stopped turning. It stopped for eleven seconds, and nobody fell over. The Lamp went dark. Every rivet of ',
          },
          {
            text: 'the Seventh Gate',
            to: 'the-seventh-gate',
          },
          {
            text: ' rang, and a tuner asleep at Dock Two, who had perfect pitch, woke because for the first time they agreed.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Then the ring turned, the Lamp burned, and in ',
          },
          {
            text: 'the Long Gallery',
            to: 'long-gallery',
          },
          {
            text: ' all twelve windows slid out of their leads and broke, each into sixteen panes.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'what-was-found',
        heading: 'What was found',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'No cause. ',
              },
              {
                text: 'Body 618',
                to: 'body-618',
              },
              {
                text: ' of the USTUR was gone. Of the instruments aboard only ',
              },
              {
                text: 'thread compasses',
                to: 'thread-compass',
              },
              {
                text: ' had noticed: each had swung round and pointed, for eleven seconds, at whoever was holding it.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'iris-bembridge',
    title: 'Iris Bembridge',
    category: 'people',
    summary: "Air clerk, second class, who took the war's hardest decision by refusing to take it.",
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Born on the ring in January L27, the daughter of a Lung fitter. At 34 she was put in charge of the spare air because she could be trusted with chalk. She sent pilots out for fifty days by judgement, lost four of twenty-two, and concluded that judgement was what the enemy was listening to.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'After the peace she declined a medal, a house and first class. She threw ',
          },
          {
            text: 'the dice',
            to: 'dice-of-iris',
          },
          {
            text: ' herself every day until 30 April L104 and died that evening, aged 77: 15,696 throws, none missed, mean 3.50. While it rolled she hummed an old dance tune, ',
          },
          {
            text: 'Love Story',
            style: 'emphasis',
          },
          {
            text: ', always a little flat.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'ottoline-grebe',
    title: 'Ottoline Grebe',
    category: 'people',
    summary: 'The astronomer who saw Sennet go out, and went to look.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Born at Moorings in B38 and employed to take one photograph a night of a star that never changed. After 9 October B2 she took it every night for ten more years, of nothing, to be fair to it.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Hers was the first licence issued, in L5. In L9 she left for ',
          },
          {
            text: 'Sennet',
            to: 'sennet',
          },
          {
            text: ' in the sloop ',
          },
          {
            text: 'Patience',
            style: 'emphasis',
          },
          {
            text: ', alone, without a gate, on a course of her own. Twenty-one years later, on 1 December L30, a single transmission came in, in her hand, from the wrong part of the sky: "It is not out. It is covered."',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'hanne-brask',
    title: 'Hanne Brask',
    category: 'people',
    summary: 'The tug captain who hid eleven ships behind one.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Daughter of Temperance Brask, who lit ',
          },
          {
            text: 'the Lamp',
            to: 'the-lamp',
          },
          {
            text: '. Born in L22; by 39 master of an Anvil tug, and known for losing her temper at loose couplings. She relieved the ',
          },
          {
            text: 'Siege',
            to: 'siege-of-the-hub',
          },
          {
            text: ' with eleven ships coupled so close that from ahead they made one echo. Asked how she had steered them, she said that she had steered one and told the others to mind their manners.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'She founded the Stringing Yard and wrote its rule book, which has one page. She is buried at Dock Two, in line.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'suun-of-eleven-rings',
    title: 'Suun-of-Eleven-Rings',
    category: 'people',
    summary: 'The consul who besieged the Hub and then paid for it.',
    faction: 'oni',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Commander of the siege fleet, named at its start for eleven debts. The twelfth she had cut afterwards by her own order, for "214 days of other people\'s air". She worked it off as a stoker in ',
          },
          {
            text: 'the Lung',
            to: 'the-lung',
          },
          {
            text: ', unpaid, one day for each. Then the ring was filed flat and filled, on 8 August L97, a date of her choosing.',
          },
        ],
      },
      {
        kind: 'quote',
        spans: [
          {
            text: 'I was beaten by a clerk and a piece of window. It would be ungrateful to forget the window.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'She gave the Hub ',
          },
          {
            text: 'a horn',
            to: 'debt-horn',
          },
          {
            text: ', walked to Ashihn, and is still talking.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'body-618',
    title: 'Body 618',
    category: 'people',
    summary: 'One of a thousand, a collector of spoons, last seen walking into the Quiet.',
    faction: 'ustur',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A body of the USTUR lodged on the Hub from L171, the only one known to have a hobby. It collected spoons. It had forty-two.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'During ',
          },
          {
            text: 'the Shrug',
            to: 'the-shrug',
          },
          {
            text: ' it went out through the airlock at Dock Four into ',
          },
          {
            text: 'the Quiet',
            to: 'the-quiet',
          },
          {
            text: ', where nothing it said could be heard. It left forty-one spoons on the deck, laid in a ring with the handles inward. The Eye has not seen it since, yet its niche on Quorum is kept warm, and asked how many they are, the USTUR answer, "Present, 999."',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'josiah-umeh',
    title: 'Josiah Umeh',
    category: 'people',
    summary: 'Welder, Steward of the Union since L310, back at the bench in L315.',
    faction: 'mud',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A hull welder from the Moorings rafts, elected Steward in L310 on the shortest programme on record: "Fix the lifts." He has fixed four of nine. He has the chair until L315 and keeps his place in the shift rota, third bench, nights.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Umeh delivers ',
          },
          {
            text: 'the hammer',
            to: 'the-rent',
          },
          {
            text: ' himself each spring, having made it. In L311 the receiving consul weighed it, looked along the handle and asked whether he would consider a commission.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'ines-quayle',
    title: 'Ines Quayle',
    category: 'people',
    summary: 'The bill clerk who asked why a hero had burned no fuel.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "First of the Recorders. She checked dock bills at the Lists, and in L188 noticed that the greatest afternoon ever flown had cost nothing. Told to mind her own business, she pointed out that bills were her business. She laid out an empty hull in a storeroom, fed it Tallow's log, and invited the Harbourmaster to watch it do nothing for three hours.",
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'She led the ',
          },
          {
            text: 'order',
            to: 'recorders',
          },
          {
            text: ' from L189 for thirty-one years and refused every guess brought to her. Over her desk hung four words: ',
          },
          {
            text: 'Fly it again, please.',
            style: 'emphasis',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'dunstan-tallow',
    title: 'Dunstan Tallow',
    category: 'people',
    summary: 'Captain, raconteur, victor of forty-one fights that did not happen.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'On 20 November L188 Tallow spent the afternoon in the Afterburner at Dock One and then reported forty-one hulls destroyed. The details were superb. He had the dinner, the sash and a song before ',
          },
          {
            text: 'Quayle',
            to: 'ines-quayle',
          },
          {
            text: ' had the bill.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: "He was sentenced to make the tally good. It took him six years, flying under a Recorder's eye, and by the end he was a fair pilot. The hull he finished on hangs in the bar with the number 41 on it, every one of them flown.",
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'wilhelmina-strand',
    title: 'Wilhelmina Strand',
    category: 'people',
    summary: 'Harbourmaster since L298, keeper of every key aboard but one.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A former excise officer from Halloway, and the seventeenth to hold the keys. She walks the whole ring on the first of every month, 31 kilometres in seven hours, and speaks to anyone who keeps up.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The key she lacks is the one that would recall the drones of ',
          },
          {
            text: 'the bonded decks',
            to: 'bonded-decks',
          },
          {
            text: '. She knows where it was last signed for, and by whom, and has written to him. He died in L61. She expects no reply but likes the file to be complete.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'petra-ilves',
    title: 'Petra Ilves',
    category: 'people',
    summary: 'Glassmaker of the Long Gallery, who asked her glass to remember.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Born in L68 at Nine Hulls, trained on portholes. In L94 she went to ',
          },
          {
            text: 'Quorum',
            to: 'quorum',
          },
          {
            text: ' to ask for clear glass, and was asked in return what it should be clear about. She came home with the recipe for a pane that remembers its neighbours.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'She set the first window of ',
          },
          {
            text: 'the Long Gallery',
            to: 'long-gallery',
          },
          {
            text: ' in L96. Her workshop set the other eleven, the last in L231, long after her. "A window," she told apprentices, "is a picture that has agreed to be rained on."',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'cosmic-battle-arena',
    title: 'The Cosmic Battle Arena',
    category: 'games',
    summary: 'A box of nothing, 960 kilometres by 640, where three fleets settle things with nobody aboard.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Opened on 1 June L64 under ',
          },
          {
            text: 'the peace',
            to: 'the-three-tables',
          },
          {
            text: '. The Arena is a field 960 kilometres wide and 640 high, towed rocks included. Every hull in it is flown by wire from a stand at Dock One, so what dies is paint. The stands are sealed cells, and a pilot burns a tank in one as in any cockpit.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'One Seeker in white and red faces all three fleets at once, since all three are paid to win and none would be left out. Eight waves come, each thicker than the last, from three hulls to fifteen at a time. At 10,000 points the lesser craft withdraw and one ',
          },
          {
            text: 'Crown',
            to: 'crown-warship',
          },
          {
            text: ' enters; at 20,000, two; at 30,000, all three there are. A pilot has three hulls to spend. Some pilots count the third Crown as a compliment.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'stellar-mining',
    title: 'Stellar Mining',
    category: 'games',
    summary: "The Yard's convoy trial in the Mill, which every captain flies and no captain finishes.",
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'At the Stringing Yard it is called Stellar Mining, because the insurance for convoys was higher. The captain takes one ',
          },
          {
            text: 'Redwing',
            to: 'redwing-delta',
          },
          {
            text: ' into the pylon field of ',
          },
          {
            text: 'the Mill',
            to: 'the-mill',
          },
          {
            text: ', collects the ',
          },
          {
            text: 'four stores',
            to: 'four-stores',
          },
          {
            text: ' while they last, and gains a wagon for each full set.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Raiders come with every wave, three to begin with and one more for each ship the convoy has gained. They are retired hulls of all three fleets, drifting; the cruisers and Crowns are inflated. They shimmer for one second before they are solid, an old courtesy. The trial has no end; it stops when the convoy meets a raider or itself.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'space-traders',
    title: 'Space Traders and the Blind Market',
    category: 'games',
    summary: 'Twenty-four shutters, twelve pairs, and a deck of forty-four seals nobody has seen whole.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The Blind Market opened at Dock Three in L203 for people who wished to trade without learning with whom. Goods lie behind shutters, six to a row and four rows. Each carries a seal, and a bargain is struck by opening the two that match. No more than two may stand open, and the hall is kept airless, since goods can otherwise be smelt. The rest is memory. ONI traders pay double for a stall.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-forty-four',
        heading: 'The Forty-Four',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'The seals come from a deck of forty-four: ten ships, eight worlds, seven relics, seven creatures, seven devices and five sights of the sky. Twelve are in play on any day. The first session is rung out after 180 seconds and each one after it five seconds sooner, down to thirty. It is called the Cosmic Memory Challenge by those who are not buying anything.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'lore-master',
    title: 'Lore Master',
    category: 'games',
    summary: "The Recorders' entrance examination, open to the public since L222.",
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'A hundred questions are put, fifteen seconds each, and three wrong answers end it. Silence is a wrong answer. Seventy right will pass. It is sat in an airtight cell, against whispering, and so costs a tank.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The examination was opened to the public in L222, after Recorders found that candidates had been revising in the Afterburner and were doing better for it. Everything asked is in this codex. The examiners were once urged to ask for opinions as well, and replied that the archive had no shelf for them.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'long-gallery',
    title: 'The Long Gallery',
    category: 'games',
    summary: 'Twelve windows at Dock Five, broken in L240, that will not stay mended.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'The windows were set between L96 and L231 by the workshop of ',
          },
          {
            text: 'Petra Ilves',
            to: 'petra-ilves',
          },
          {
            text: ', in Quorum glass that remembers its neighbours. In ',
          },
          {
            text: 'the Shrug',
            to: 'the-shrug',
          },
          {
            text: ' each broke into sixteen panes. Mended, they hold until the lock bell; then the panes let go and settle in another order. They remember having been broken and keep trying to say how.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'So the Gallery is mended daily by anyone who cares to, in a mask and on a tank, because of the dust. The mender studies the picture for five seconds and has two minutes to put sixteen panes in place. The posters call it the Star Seekers Puzzle. A window mended in fifty moves or fewer rings, faintly.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'the-twelve-windows',
        heading: 'The twelve windows',
        blocks: [
          {
            kind: 'facts',
            facts: [
              {
                name: 'First',
                value: [
                  {
                    text: 'The Nine Hulls Depart',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'nine ships',
                    to: 'the-nine-hulls',
                  },
                  {
                    text: ', one lit porthole.',
                  },
                ],
              },
              {
                name: 'Second',
                value: [
                  {
                    text: 'Hammers on the Orion Gate',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'four hundred smiths',
                    to: 'seven-gates',
                  },
                  {
                    text: ', nine days awake.',
                  },
                ],
              },
              {
                name: 'Third',
                value: [
                  {
                    text: 'Rent Day',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'a consul',
                    to: 'the-rent',
                  },
                  {
                    text: ' receives a hammer as one receives a child.',
                  },
                ],
              },
              {
                name: 'Fourth',
                value: [
                  {
                    text: 'The Beacon at Four in the Morning',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'five letters',
                    to: 'ustur',
                  },
                  {
                    text: ' and a cold cup.',
                  },
                ],
              },
              {
                name: 'Fifth',
                value: [
                  {
                    text: 'Sennet Goes Out',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'half a line',
                    to: 'sennet',
                  },
                  {
                    text: ' of light.',
                  },
                ],
              },
              {
                name: 'Sixth',
                value: [
                  {
                    text: 'The Lighting of the Lamp',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'a girl of six',
                    to: 'the-lamp',
                  },
                  {
                    text: ', not yet afraid.',
                  },
                ],
              },
              {
                name: 'Seventh',
                value: [
                  {
                    text: 'Two Hundred and Fourteen Days',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'the siege',
                    to: 'siege-of-the-hub',
                  },
                  {
                    text: ', seen from the Lung.',
                  },
                ],
              },
              {
                name: 'Eighth',
                value: [
                  {
                    text: 'The First Throw',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'a cube',
                    to: 'iris-bembridge',
                  },
                  {
                    text: ' in the air, eighteen pilots waiting.',
                  },
                ],
              },
              {
                name: 'Ninth',
                value: [
                  {
                    text: "Brask's Line",
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'eleven ships',
                    to: 'hanne-brask',
                  },
                  {
                    text: ' that make one shadow.',
                  },
                ],
              },
              {
                name: 'Tenth',
                value: [
                  {
                    text: 'Three Tables',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'a square, a crescent and a round',
                    to: 'the-three-tables',
                  },
                  {
                    text: ', and one pen.',
                  },
                ],
              },
              {
                name: 'Eleventh',
                value: [
                  {
                    text: 'Amberbacks under the Rings',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'the Table',
                    to: 'big-amber',
                  },
                  {
                    text: ' at dusk, with guests.',
                  },
                ],
              },
              {
                name: 'Twelfth',
                value: [
                  {
                    text: 'A Crown Enters',
                    style: 'emphasis',
                  },
                  {
                    text: ': ',
                  },
                  {
                    text: 'the first of three',
                    to: 'crown-warship',
                  },
                  {
                    text: ' over the Arena rocks.',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'cargo-runner',
    title: 'Cargo Runner',
    category: 'games',
    summary: "Bringing the war's forgotten cargo out of seven sealed decks, three kilos at a time.",
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: "In L59 seven decks under Dock Six were sealed with the war's cargo inside and ",
          },
          {
            text: 'excise drones',
            to: 'excise-drone',
          },
          {
            text: ' on guard. The recall key was signed out to a Comptroller who did not live to return it. The cargo has been released; the drones have not been told. So it is run out by hand, in a ',
          },
          {
            text: 'Wren',
            to: 'wren-lighter',
          },
          {
            text: ', past officers who are only doing their duty.',
          },
        ],
      },
      {
        kind: 'paragraph',
        spans: [
          {
            text: "The drones' scale lets three kilos pass. A carrier takes one ",
          },
          {
            text: 'heavy',
            to: 'heavy-cargo',
          },
          {
            text: ' piece or three ',
          },
          {
            text: 'light',
            to: 'light-cargo',
          },
          {
            text: ' to the station on the deck, a round pad where customs has no power, and goes back for more. There is no air on the decks and not much light: the lamps burn 300 seconds. Eight drones walk the first deck and two more each deck after it, twenty on the seventh. A carrier who is touched is fined everything and shown out.',
          },
        ],
      },
    ],
    sections: [],
  },
  {
    id: 'bonded-decks',
    title: 'The Bonded Decks',
    category: 'games',
    summary: 'Seven sealed mazes under Dock Six, each with walls of its own colour.',
    lead: [
      {
        kind: 'paragraph',
        spans: [
          {
            text: 'Each deck was stacked by a different crew in a hurry. No two have the same plan, and drones still walk round walls that have been moved.',
          },
        ],
      },
    ],
    sections: [
      {
        anchor: 'rust-deck',
        heading: 'Rust Deck',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'First. Orange walls of ship plate, stacked by MUD riggers in straight lanes. The easiest, and the loudest underfoot.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'green-deck',
        heading: 'Green Deck',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Second. A seed crate split in L60, and Halloway wheat has grown through the shelving. The drones mow.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'salt-deck',
        heading: 'Salt Deck',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Third. White walls of pressed salt from Tarn, with soft corners where lighters have cut them.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'frost-deck',
        heading: 'Frost Deck',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Fourth. Ice blue, kept at 40 below for a consignment of IC3A that was drunk long ago.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'horn-deck',
        heading: 'Horn Deck',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Fifth. Violet, and grown. The corridors curl, and the middle is older than the outside.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'gilt-deck',
        heading: 'Gilt Deck',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Sixth. USTUR work in gold: exact, symmetrical, with one wall out of place on purpose.',
              },
            ],
          },
        ],
      },
      {
        anchor: 'quiet-deck',
        heading: 'Quiet Deck',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              {
                text: 'Seventh. It lies against ',
              },
              {
                text: 'the Quiet',
                to: 'the-quiet',
              },
              {
                text: ', in a pink no paint-maker will own to. A carrier hears the drone that passed eleven seconds ago and must guess at the one that is coming.',
              },
            ],
          },
        ],
      },
    ],
  },
];
