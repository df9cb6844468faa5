// Written by compile/render.ts.
import type { QuizBank } from './quiz-model.ts';

export const quizBank: QuizBank = [
  {
    "id": "skein-shape",
    "band": "easy",
    "text": "What kind of galaxy ought the Skein to look like from outside?",
    "options": [
      "A broken ring of dust",
      "A flat one with two arms",
      "A long, thin spiral",
      "A round one without arms"
    ],
    "right": 1,
    "why": "Two arms and a dent, though nobody has stood outside to look.",
    "anchor": "the-skein",
    "title": "The Skein"
  },
  {
    "id": "skein-stars",
    "band": "medium",
    "text": "About how many stars does the Skein hold?",
    "options": [
      "Forty billion",
      "Nine million",
      "Ninety billion",
      "Three hundred and two billion"
    ],
    "right": 2,
    "why": "Ninety billion stars, and from inside it is still mostly gaps.",
    "anchor": "the-skein",
    "title": "The Skein",
    "fact": "Ninety billion stars, nine agreed names, and the faults in distance that let anyone travel between them."
  },
  {
    "id": "skein-worlds-visited",
    "band": "hard",
    "text": "On how many worlds of the Skein have its three peoples set foot?",
    "options": [
      "212",
      "302",
      "88",
      "999"
    ],
    "right": 1,
    "why": "They have stood on 302 worlds and agree on the names of nine.",
    "anchor": "the-skein",
    "title": "The Skein",
    "fact": "Its three peoples have set foot on 302 of its worlds and agree on the names of nine."
  },
  {
    "id": "skein-names-agreed",
    "band": "medium",
    "text": "On the names of how many worlds do the three peoples agree?",
    "options": [
      "Forty-four",
      "Nine",
      "Seven",
      "Twelve"
    ],
    "right": 1,
    "why": "Out of 302 worlds visited, nine have a name that nobody disputes.",
    "anchor": "the-skein",
    "title": "The Skein",
    "fact": "Its three peoples have set foot on 302 of its worlds and agree on the names of nine."
  },
  {
    "id": "thread-what",
    "band": "easy",
    "text": "What is a thread?",
    "options": [
      "A cable between two gates",
      "A fault in distance",
      "A river of cold gas",
      "A trail of engine exhaust"
    ],
    "right": 1,
    "why": "Two places light-years apart by honest measure lie hours apart along it.",
    "anchor": "threads",
    "title": "Threads"
  },
  {
    "id": "thread-entering",
    "band": "easy",
    "text": "What does a ship need to enter a thread?",
    "options": [
      "A comet",
      "A consul on board",
      "A gate",
      "A lantern"
    ],
    "right": 2,
    "why": "Leaving is free; only entering takes a gate.",
    "anchor": "threads",
    "title": "Threads",
    "fact": "Entering one takes a gate."
  },
  {
    "id": "thread-clocks",
    "band": "medium",
    "text": "How long does a crossing of a thread last by the clocks on board?",
    "options": [
      "Eleven minutes",
      "Five hours",
      "Forty minutes",
      "Nineteen minutes"
    ],
    "right": 0,
    "why": "The thread takes forty minutes to five hours; the clocks say eleven minutes every time.",
    "anchor": "threads",
    "title": "Threads",
    "fact": "Clocks on board show eleven minutes every time."
  },
  {
    "id": "thread-without-gate",
    "band": "medium",
    "text": "Which of these gets into a thread without a gate?",
    "options": [
      "A Crake wagon",
      "A Maul hammerhead with its ram lowered",
      "A gatecrow",
      "A very young ONI hull"
    ],
    "right": 3,
    "why": "Very young ONI hulls and lantern skates slip in, and neither has explained how.",
    "anchor": "threads",
    "title": "Threads"
  },
  {
    "id": "lit-part",
    "band": "easy",
    "text": "What do charts call whatever the six open gates reach?",
    "options": [
      "The Lit Part",
      "The Near Sky",
      "The Open Dark",
      "The Table"
    ],
    "right": 0,
    "why": "The rest of the chart is a grey wash.",
    "anchor": "the-lit-part",
    "title": "The Lit Part",
    "fact": "Charts call whatever the six open gates reach the Lit Part."
  },
  {
    "id": "later",
    "band": "hard",
    "text": "Which one word is pencilled across the uncharted rest of the Skein?",
    "options": [
      "Careful",
      "Here",
      "Later",
      "Nothing"
    ],
    "right": 2,
    "why": "Written in the hand of an early Recorder, who was an optimist.",
    "anchor": "the-lit-part",
    "title": "The Lit Part",
    "fact": "The rest is a grey wash with one word pencilled across it in the hand of an early Recorder: later."
  },
  {
    "id": "crossing-threads",
    "band": "easy",
    "text": "How many threads end at the Crossing?",
    "options": [
      "Nine",
      "Seven",
      "Six",
      "Three"
    ],
    "right": 1,
    "why": "Seven end there: six are open, and the seventh is the reason for the Seeking.",
    "anchor": "the-crossing",
    "title": "The Crossing",
    "fact": "The starless place where seven threads end, held on a lease of one hammer a year."
  },
  {
    "id": "crossing-finder",
    "band": "medium",
    "text": "Which ship found the Crossing?",
    "options": [
      "The Orion",
      "The Patience",
      "The Punctual",
      "The Second Opinion"
    ],
    "right": 3,
    "why": "A survey sloop, fourteen years out from Anvil under sail.",
    "anchor": "the-crossing",
    "title": "The Crossing",
    "fact": "The survey sloop Second Opinion found it on 30 July B74, fourteen years out from Anvil under sail."
  },
  {
    "id": "crossing-log",
    "band": "hard",
    "text": "What does the log of the day on which the Crossing was found read, in full?",
    "options": [
      "\"It is not out. It is covered.\"",
      "\"Seven of them. Count again.\"",
      "\"We have arrived. Nobody is in.\"",
      "\"Well, that's convenient.\""
    ],
    "right": 3,
    "why": "The survey crew of B74 did not waste ink.",
    "anchor": "the-crossing",
    "title": "The Crossing",
    "fact": "Her log for the day reads, in full: \"Well, that's convenient.\""
  },
  {
    "id": "crossing-spread",
    "band": "hard",
    "text": "Within how many casts of one another do the seven threads end?",
    "options": [
      "158",
      "31",
      "340",
      "900"
    ],
    "right": 3,
    "why": "All seven ends lie within 900 casts, in a place with no reason for it.",
    "anchor": "the-crossing",
    "title": "The Crossing",
    "fact": "Seven threads end within 900 casts of one another in a place with no star, no dust and no reason."
  },
  {
    "id": "crossing-nearest-sun",
    "band": "hard",
    "text": "How far from the Crossing is the nearest sun?",
    "options": [
      "31 light-years",
      "4.4 light-years",
      "Nine light-years",
      "Two light-years"
    ],
    "right": 1,
    "why": "It is Anvil's Old Brand, 4.4 light-years off.",
    "anchor": "the-crossing",
    "title": "The Crossing",
    "fact": "The nearest sun, Anvil's Old Brand, is 4.4 light-years off."
  },
  {
    "id": "rent-what",
    "band": "easy",
    "text": "What does the Union pay the ONI each year for the use of the Crossing?",
    "options": [
      "One credit",
      "One cube of glass",
      "One hammer",
      "One horn ring"
    ],
    "right": 2,
    "why": "The first consul, shown everything the camp owned, chose a hammer.",
    "anchor": "the-rent",
    "title": "The rent"
  },
  {
    "id": "rent-first",
    "band": "medium",
    "text": "In which year was the first hammer paid for the Crossing?",
    "options": [
      "B66",
      "B74",
      "B90",
      "L1"
    ],
    "right": 0,
    "why": "A hull with horns came to the builders' camp in B66.",
    "anchor": "the-rent",
    "title": "The rent"
  },
  {
    "id": "rent-day",
    "band": "hard",
    "text": "On which day of the year is the hammer paid?",
    "options": [
      "1 January",
      "1 June",
      "11 October",
      "2 May"
    ],
    "right": 3,
    "why": "Every 2 May since B66, war years included.",
    "anchor": "the-rent",
    "title": "The rent",
    "fact": "One hammer has been paid every 2 May since, 378 to date, war years included."
  },
  {
    "id": "rent-horn-bead",
    "band": "medium",
    "text": "What hung in the empty dark to prove that the ONI had been at the Crossing first?",
    "options": [
      "A bead of horn",
      "A lamp",
      "A painted board",
      "A ring of silver wire"
    ],
    "right": 0,
    "why": "A bead the size of a fist, exactly where the board said it would hang.",
    "anchor": "the-rent",
    "title": "The rent",
    "fact": "A bead of horn the size of a fist hung in the empty dark exactly where the board said it would."
  },
  {
    "id": "gate-rivets",
    "band": "medium",
    "text": "How many rivets does a gate carry?",
    "options": [
      "1,900",
      "4,000",
      "400",
      "9,400"
    ],
    "right": 1,
    "why": "4,000 rivets, each ringing at its own note.",
    "anchor": "seven-gates",
    "title": "The Seven Gates",
    "fact": "It carries 4,000 rivets."
  },
  {
    "id": "gate-tuned",
    "band": "easy",
    "text": "With which tool are the gates tuned?",
    "options": [
      "Bells",
      "Hammers",
      "Lenses",
      "Tuning forks"
    ],
    "right": 1,
    "why": "A gate is tuned the way it is built, with hammers, until all notes agree.",
    "anchor": "seven-gates",
    "title": "The Seven Gates",
    "fact": "Rings of riveted iron, tuned with hammers. Six opened. People live in the seventh."
  },
  {
    "id": "gate-smiths",
    "band": "medium",
    "text": "How many smiths tune a gate?",
    "options": [
      "Forty",
      "Four hundred",
      "Nine hundred",
      "Twelve"
    ],
    "right": 1,
    "why": "Four hundred, striking in turn for nine days without a break.",
    "anchor": "seven-gates",
    "title": "The Seven Gates"
  },
  {
    "id": "gate-slowest-return",
    "band": "hard",
    "text": "How long did the slowest of the six first ships take to build its way back?",
    "options": [
      "140 days",
      "214 days",
      "340 days",
      "400 days"
    ],
    "right": 2,
    "why": "All six came home; the slowest took 340 days and did not discuss it.",
    "anchor": "seven-gates",
    "title": "The Seven Gates"
  },
  {
    "id": "gate-size",
    "band": "hard",
    "text": "How far is it round one of the six gates that opened?",
    "options": [
      "Nine kilometres",
      "Nineteen kilometres",
      "Thirty-one kilometres",
      "Twelve kilometres"
    ],
    "right": 3,
    "why": "An ordinary gate is twelve kilometres round; only the seventh is larger.",
    "anchor": "seven-gates",
    "title": "The Seven Gates",
    "fact": "A gate is an iron ring, twelve kilometres round, that holds the mouth of a thread open."
  },
  {
    "id": "gate-first",
    "band": "easy",
    "text": "What is the first gate called?",
    "options": [
      "The Amber Gate",
      "The Beacon Gate",
      "The Horn Gate",
      "The Orion Gate"
    ],
    "right": 3,
    "why": "Its iron is the spine of the colony ship that gave it the name.",
    "anchor": "the-six-that-opened",
    "title": "The six that opened",
    "fact": "First: the Orion Gate, to Anvil, B70. Its iron is the spine of the colony ship Orion."
  },
  {
    "id": "gate-fourth",
    "band": "medium",
    "text": "Where does the fourth gate lead?",
    "options": [
      "To Big Amber",
      "To Halloway",
      "To Quorum",
      "To Tarn"
    ],
    "right": 0,
    "why": "The Amber Gate, opened in B37.",
    "anchor": "the-six-that-opened",
    "title": "The six that opened",
    "fact": "Fourth: the Amber Gate, to Big Amber, B37."
  },
  {
    "id": "gate-half-grown",
    "band": "medium",
    "text": "Which gate was half riveted and half grown?",
    "options": [
      "The Beacon Gate",
      "The Halloway Gate",
      "The Horn Gate",
      "The Tarn Gate"
    ],
    "right": 2,
    "why": "MUD riveted the frame and the ONI grew the rest over it.",
    "anchor": "the-six-that-opened",
    "title": "The six that opened",
    "fact": "Fifth: the Horn Gate, to Onnu Mere, B24. MUD riveted the frame; the ONI grew the rest over it."
  },
  {
    "id": "gate-return-ring",
    "band": "medium",
    "text": "At the far side of which gate was a return ring already waiting?",
    "options": [
      "The Amber Gate",
      "The Beacon Gate",
      "The Horn Gate",
      "The Orion Gate"
    ],
    "right": 1,
    "why": "The hosts had built it correct to the rivet.",
    "anchor": "the-six-that-opened",
    "title": "The six that opened"
  },
  {
    "id": "gate-orion-year",
    "band": "hard",
    "text": "In which year did the Orion Gate open?",
    "options": [
      "B58",
      "B70",
      "B90",
      "B96"
    ],
    "right": 1,
    "why": "Four years after the Crossing was found.",
    "anchor": "the-six-that-opened",
    "title": "The six that opened",
    "fact": "First: the Orion Gate, to Anvil, B70. Its iron is the spine of the colony ship Orion."
  },
  {
    "id": "gate-tarn-year",
    "band": "hard",
    "text": "Which gate opened in B58?",
    "options": [
      "The Amber Gate",
      "The Beacon Gate",
      "The Halloway Gate",
      "The Tarn Gate"
    ],
    "right": 3,
    "why": "It was the second, twelve years after the first.",
    "anchor": "the-six-that-opened",
    "title": "The six that opened",
    "fact": "Second: the Tarn Gate, to Tarn, B58."
  },
  {
    "id": "seventh-aim",
    "band": "easy",
    "text": "At which star was the Seventh Gate aimed?",
    "options": [
      "Little Brass",
      "Marrow",
      "Old Brand",
      "Sennet"
    ],
    "right": 3,
    "why": "The largest ring of all was built to reach it, and never did.",
    "anchor": "the-seventh-gate",
    "title": "The Seventh Gate",
    "fact": "Begun in B9 and finished in B2, the seventh ring is the largest, 31 kilometres round, and was aimed at Sennet."
  },
  {
    "id": "seventh-opened",
    "band": "easy",
    "text": "How often has the Seventh Gate opened?",
    "options": [
      "Every fifty-seven years",
      "Never",
      "Once",
      "Three times"
    ],
    "right": 1,
    "why": "It was tuned three times, in vain.",
    "anchor": "the-seventh-gate",
    "title": "The Seventh Gate",
    "fact": "It was tuned three times and has never opened."
  },
  {
    "id": "seventh-transport",
    "band": "hard",
    "text": "Aboard which transport did the smiths of the Seventh Gate wait?",
    "options": [
      "The Orion",
      "The Patience",
      "The Punctual",
      "The Second Opinion"
    ],
    "right": 2,
    "why": "With their families, their tools and a year of food.",
    "anchor": "the-seventh-gate",
    "title": "The Seventh Gate"
  },
  {
    "id": "seventh-begun",
    "band": "hard",
    "text": "In which year was the Seventh Gate begun?",
    "options": [
      "B12",
      "B2",
      "B24",
      "B9"
    ],
    "right": 3,
    "why": "Begun in B9 and finished seven years later.",
    "anchor": "the-seventh-gate",
    "title": "The Seventh Gate",
    "fact": "Begun in B9 and finished in B2, the seventh ring is the largest, 31 kilometres round, and was aimed at Sennet."
  },
  {
    "id": "sennet-out",
    "band": "easy",
    "text": "What happened to Sennet on 9 October B2?",
    "options": [
      "It began to sing",
      "It changed its colour",
      "It exploded",
      "It went out"
    ],
    "right": 3,
    "why": "At 21:14, to be exact, and without fading first.",
    "anchor": "sennet",
    "title": "Sennet, the missing star",
    "fact": "On 9 October B2, at 21:14, it went out."
  },
  {
    "id": "sennet-distance",
    "band": "medium",
    "text": "How far from the Crossing did Sennet stand?",
    "options": [
      "Forty light-years",
      "Nine light-years",
      "Ninety light-years",
      "Thirty-one light-years"
    ],
    "right": 0,
    "why": "So it had been dark for forty years when it was seen to go out.",
    "anchor": "sennet",
    "title": "Sennet, the missing star"
  },
  {
    "id": "sennet-stopped",
    "band": "hard",
    "text": "In which year did Sennet really stop shining?",
    "options": [
      "B2",
      "B38",
      "B41",
      "B42"
    ],
    "right": 3,
    "why": "Its light takes forty years to arrive: it went out in B42.",
    "anchor": "sennet",
    "title": "Sennet, the missing star",
    "fact": "Since its light takes forty years to arrive, Sennet stopped shining in B42."
  },
  {
    "id": "sennet-time",
    "band": "hard",
    "text": "At what time was Sennet seen to go out?",
    "options": [
      "04:00",
      "09:40",
      "21:14",
      "23:57"
    ],
    "right": 2,
    "why": "The plate was exposed at 21:14 and holds half a line.",
    "anchor": "sennet",
    "title": "Sennet, the missing star"
  },
  {
    "id": "seeking-what",
    "band": "easy",
    "text": "What is the Seeking?",
    "options": [
      "The hunt for a run without a log",
      "The search for the lost tenth hull",
      "The vote that ended the war",
      "To find Sennet, or what was done to it"
    ],
    "right": 3,
    "why": "Whoever holds a licence to try it is a Star Seeker.",
    "anchor": "the-seeking",
    "title": "The Seeking",
    "fact": "To find Sennet, or whatever was done to it, is the Seeking."
  },
  {
    "id": "bloom",
    "band": "medium",
    "text": "What does a gate let out in one burst when it opens?",
    "options": [
      "Light",
      "Salt from the far side",
      "Sound",
      "Warm air"
    ],
    "right": 0,
    "why": "All that fell into the far end while it was shut: a bloom of blue-white petals.",
    "anchor": "thread-bloom",
    "title": "Thread bloom"
  },
  {
    "id": "bloom-lasts",
    "band": "hard",
    "text": "How long does a thread bloom last?",
    "options": [
      "Eleven seconds",
      "Four seconds",
      "Nineteen seconds",
      "One minute"
    ],
    "right": 1,
    "why": "Seventy kilometres across and gone in four seconds.",
    "anchor": "thread-bloom",
    "title": "Thread bloom"
  },
  {
    "id": "quiet-radio",
    "band": "easy",
    "text": "What does not carry inside the Quiet?",
    "options": [
      "Heat",
      "Light",
      "Radio",
      "Rope"
    ],
    "right": 2,
    "why": "So crews who tend the Lamp talk by wire.",
    "anchor": "the-quiet",
    "title": "The Quiet"
  },
  {
    "id": "quiet-wrench",
    "band": "medium",
    "text": "How much too late does a wrench come out of the Quiet?",
    "options": [
      "Eleven seconds",
      "Forty seconds",
      "Four seconds",
      "One lock bell"
    ],
    "right": 0,
    "why": "Eleven seconds late, at the same speed and slightly warm.",
    "anchor": "the-quiet",
    "title": "The Quiet"
  },
  {
    "id": "salt-aurora",
    "band": "easy",
    "text": "Over which world does the salt aurora burn?",
    "options": [
      "Halloway",
      "Kiln",
      "Pinch",
      "Tarn"
    ],
    "right": 3,
    "why": "Twice a year its two moons lift salt off the sea.",
    "anchor": "salt-aurora",
    "title": "Salt aurora"
  },
  {
    "id": "salt-aurora-law",
    "band": "hard",
    "text": "What is not binding under the salt aurora?",
    "options": [
      "A contract",
      "A marriage",
      "A speed limit",
      "An oath of the Seekers"
    ],
    "right": 0,
    "why": "While it lasts, rivets hum and contracts do not hold.",
    "anchor": "salt-aurora",
    "title": "Salt aurora",
    "fact": "While it lasts every rivet in the city of Moorings hums, and no contract signed under it is binding."
  },
  {
    "id": "widow-moves",
    "band": "hard",
    "text": "How far from the place of Sennet does the Widow stand today?",
    "options": [
      "0.4 degrees",
      "0.9 degrees",
      "1.4 degrees",
      "2.0 degrees"
    ],
    "right": 2,
    "why": "It stood at 2.0 when the star went out, and clouds do not move that fast.",
    "anchor": "the-widow",
    "title": "The Widow"
  },
  {
    "id": "widow-what",
    "band": "medium",
    "text": "What is the Widow?",
    "options": [
      "A comet",
      "A dark cloud",
      "A star without planets",
      "A wreck in the Mill"
    ],
    "right": 1,
    "why": "A cloud with one lit edge, moving towards the gap that Sennet left.",
    "anchor": "the-widow",
    "title": "The Widow",
    "fact": "A dark cloud with one lit edge, 31 light-years from the Crossing and nine across."
  },
  {
    "id": "debtor-period",
    "band": "medium",
    "text": "Every how many years does the Debtor pass Onnu Mere?",
    "options": [
      "11",
      "19",
      "31",
      "57"
    ],
    "right": 3,
    "why": "Last in L283, next in L340.",
    "anchor": "the-debtor",
    "title": "The Debtor",
    "fact": "A comet that passes Onnu Mere every 57 years, last in L283 and next in L340."
  },
  {
    "id": "debtor-law",
    "band": "hard",
    "text": "To whom is a debt charged that stays unpaid for three passages of the Debtor?",
    "options": [
      "To the Harbourmaster",
      "To the debtor's eldest child",
      "To the debtor's ship",
      "To the sitting Consulate"
    ],
    "right": 2,
    "why": "Which may refuse to fly until it is settled. Several have.",
    "anchor": "the-debtor",
    "title": "The Debtor"
  },
  {
    "id": "calendar-start",
    "band": "easy",
    "text": "From which event are years counted?",
    "options": [
      "The day Sennet went out",
      "The end of the Siege",
      "The landing on Anvil",
      "The lighting of the Lamp"
    ],
    "right": 3,
    "why": "L1 began at that moment, and there is no year nought.",
    "anchor": "calendar-and-measures",
    "title": "Calendar and Measures",
    "fact": "Years are counted from the lighting of the Lamp: L1 began at that moment, and the year before it is B1."
  },
  {
    "id": "calendar-leap",
    "band": "medium",
    "text": "Why does the Hub have no leap days?",
    "options": [
      "It goes round nothing",
      "Its clocks are wound by hand",
      "The ONI forbade them",
      "The charter was lost"
    ],
    "right": 0,
    "why": "Without an orbit there is nothing to catch up with.",
    "anchor": "calendar-and-measures",
    "title": "Calendar and Measures",
    "fact": "There are no leap days, since the Hub goes round nothing."
  },
  {
    "id": "calendar-bells",
    "band": "medium",
    "text": "How many lock bells ring in a day?",
    "options": [
      "Eight",
      "Four",
      "Six",
      "Twelve"
    ],
    "right": 2,
    "why": "One every four hours makes six to the day.",
    "anchor": "calendar-and-measures",
    "title": "Calendar and Measures",
    "fact": "A lock bell rings every four hours, six to the day, and each dock opens for business on its own."
  },
  {
    "id": "calendar-tide",
    "band": "medium",
    "text": "How many days are there in a tide of the ONI?",
    "options": [
      "Eleven",
      "Forty",
      "Nine",
      "Nineteen"
    ],
    "right": 3,
    "why": "Each Consulate governs for one of them.",
    "anchor": "calendar-and-measures",
    "title": "Calendar and Measures",
    "fact": "The ONI reckon in tides of nineteen days."
  },
  {
    "id": "measure-cast",
    "band": "hard",
    "text": "What is a cast?",
    "options": [
      "A load of three kilos",
      "Eleven blows of a hammer",
      "Sixty minutes of air",
      "The distance a signal crosses in one second"
    ],
    "right": 3,
    "why": "299,792 kilometres, or three hundred thousand to anyone buying fuel.",
    "anchor": "measures",
    "title": "Measures"
  },
  {
    "id": "measure-blow",
    "band": "hard",
    "text": "How many blows go to the minute in gate work?",
    "options": [
      "Eleven",
      "Four",
      "Nine",
      "Sixty"
    ],
    "right": 0,
    "why": "One blow is one hammer stroke.",
    "anchor": "measures",
    "title": "Measures",
    "fact": "Blow: one hammer stroke; eleven to the minute in gate work."
  },
  {
    "id": "measure-tank",
    "band": "easy",
    "text": "How long does a tank of air last one pilot?",
    "options": [
      "A day and a night",
      "Eleven minutes",
      "Four hours",
      "Sixty minutes"
    ],
    "right": 3,
    "why": "One tank is one run, and so one credit.",
    "anchor": "measures",
    "title": "Measures",
    "fact": "Tank: sixty minutes of air for one pilot, and so the unit of credit."
  },
  {
    "id": "edition-closed",
    "band": "hard",
    "text": "In which year did this edition of the codex close?",
    "options": [
      "L298",
      "L307",
      "L312",
      "L340"
    ],
    "right": 2,
    "why": "Whatever happened later will be in the next one.",
    "anchor": "calendar-and-measures",
    "title": "Calendar and Measures",
    "fact": "This edition of the codex closed in L312."
  },
  {
    "id": "hub-what",
    "band": "easy",
    "text": "What is the Hub?",
    "options": [
      "A gate with floors put in",
      "A hollow moon",
      "A raft city",
      "Nine colony ships in a row"
    ],
    "right": 0,
    "why": "It is the ring of the Seventh Gate, lived in.",
    "anchor": "the-hub",
    "title": "The Hub"
  },
  {
    "id": "hub-people",
    "band": "medium",
    "text": "How many residents does the Hub's register list?",
    "options": [
      "16,000",
      "212,000",
      "41,300",
      "88,000"
    ],
    "right": 3,
    "why": "About 50,000 of them are human, 38,000 ONI.",
    "anchor": "the-hub",
    "title": "The Hub",
    "fact": "The register lists 88,000 residents: about 50,000 human and 38,000 ONI."
  },
  {
    "id": "hub-round",
    "band": "medium",
    "text": "How far is it round the Hub?",
    "options": [
      "31 kilometres",
      "9.9 kilometres",
      "Nineteen kilometres",
      "Twelve kilometres"
    ],
    "right": 0,
    "why": "31 kilometres round and 9.9 across.",
    "anchor": "the-hub",
    "title": "The Hub",
    "fact": "A gate that never opened, 31 kilometres round, with 88,000 people living in the rim."
  },
  {
    "id": "hub-turn",
    "band": "hard",
    "text": "How long does the Hub take to turn once?",
    "options": [
      "158 seconds",
      "180 seconds",
      "212 seconds",
      "300 seconds"
    ],
    "right": 0,
    "why": "That gives everyone aboard four fifths of their proper weight.",
    "anchor": "the-hub",
    "title": "The Hub"
  },
  {
    "id": "hub-discount",
    "band": "hard",
    "text": "What do residents of the Hub call its lower weight?",
    "options": [
      "The discount",
      "The lift",
      "The lightness",
      "The shrug"
    ],
    "right": 0,
    "why": "Four fifths of their proper weight, at no charge.",
    "anchor": "the-hub",
    "title": "The Hub",
    "fact": "Residents call this the discount."
  },
  {
    "id": "hub-ustur-lodger",
    "band": "medium",
    "text": "As how many lodgers do the 212 USTUR bodies of the Hub count?",
    "options": [
      "212",
      "None at all",
      "One",
      "Three"
    ],
    "right": 2,
    "why": "They see as one, and pay as one.",
    "anchor": "the-hub",
    "title": "The Hub",
    "fact": "The 212 bodies of the USTUR count as one lodger."
  },
  {
    "id": "hub-governs",
    "band": "easy",
    "text": "Which faction governs the Hub?",
    "options": [
      "MUD",
      "No faction at all",
      "ONI",
      "USTUR"
    ],
    "right": 1,
    "why": "None does: each has a veto, and the Harbourmaster has the keys.",
    "anchor": "the-hub",
    "title": "The Hub",
    "fact": "No faction governs."
  },
  {
    "id": "dock-one-bar",
    "band": "medium",
    "text": "What is the bar at Dock One called?",
    "options": [
      "The Afterburner",
      "The Cold Cup",
      "The Discount",
      "The Third Bench"
    ],
    "right": 0,
    "why": "It stands beside the Lists, where pilots leave for the Arena.",
    "anchor": "six-docks",
    "title": "Six docks",
    "fact": "Dock One: the Lists, where pilots leave for the Arena, and a bar called the Afterburner."
  },
  {
    "id": "dock-two",
    "band": "medium",
    "text": "Which dock is the Stringing Yard?",
    "options": [
      "Dock Four",
      "Dock One",
      "Dock Six",
      "Dock Two"
    ],
    "right": 3,
    "why": "Convoys are coupled there.",
    "anchor": "six-docks",
    "title": "Six docks",
    "fact": "Dock Two: the Stringing Yard, where convoys are coupled."
  },
  {
    "id": "dock-records",
    "band": "easy",
    "text": "What stands at Dock Four?",
    "options": [
      "The Blind Market",
      "The Hall of Records",
      "The Long Gallery",
      "The customs house"
    ],
    "right": 1,
    "why": "The Recorders keep their still rooms and relics there.",
    "anchor": "six-docks",
    "title": "Six docks",
    "fact": "Dock Four: the Hall of Records."
  },
  {
    "id": "dock-customs",
    "band": "medium",
    "text": "At which dock is the customs house?",
    "options": [
      "Dock Five",
      "Dock Six",
      "Dock Three",
      "Dock Two"
    ],
    "right": 1,
    "why": "Right above the seven bonded decks.",
    "anchor": "six-docks",
    "title": "Six docks",
    "fact": "Dock Six: the customs house, over the seven bonded decks."
  },
  {
    "id": "dock-marks",
    "band": "hard",
    "text": "How is each dock marked?",
    "options": [
      "With a bell of its own note",
      "With a painted letter",
      "With its number in round lamps",
      "With the crest of a faction"
    ],
    "right": 2,
    "why": "Like the faces of a die, though the marks are older than the dice.",
    "anchor": "six-docks",
    "title": "Six docks",
    "fact": "Each dock is marked with its number in round lamps, like the faces of a die."
  },
  {
    "id": "lung-what",
    "band": "easy",
    "text": "What is the Lung?",
    "options": [
      "A creature of Tarn",
      "A gas cloud",
      "A hospital ship of the ONI",
      "The Hub's air plant"
    ],
    "right": 3,
    "why": "It lies between Docks Six and One.",
    "anchor": "the-lung",
    "title": "The Lung"
  },
  {
    "id": "lung-six",
    "band": "medium",
    "text": "How many spare tanks could the cracked Lung fill in 24 hours?",
    "options": [
      "Nine hundred",
      "Six",
      "Three",
      "Twenty-two"
    ],
    "right": 1,
    "why": "It could fill nine hundred today, but the six stayed on the slate.",
    "anchor": "the-lung",
    "title": "The Lung",
    "fact": "A shell cracked it on 23 April L61, and while it was patched it could fill six spare tanks in 24 hours."
  },
  {
    "id": "lung-cracked",
    "band": "hard",
    "text": "On which day did a shell crack the Lung?",
    "options": [
      "11 March L61",
      "23 April L61",
      "30 April L61",
      "8 August L61"
    ],
    "right": 1,
    "why": "A week before the dice were first thrown.",
    "anchor": "the-lung",
    "title": "The Lung",
    "fact": "A shell cracked it on 23 April L61, and while it was patched it could fill six spare tanks in 24 hours."
  },
  {
    "id": "lamp-lit-by",
    "band": "medium",
    "text": "Who lit the Lamp?",
    "options": [
      "Iris Bembridge",
      "Ottoline Grebe",
      "Temperance Brask",
      "Wilhelmina Strand"
    ],
    "right": 2,
    "why": "Six years old, and lifted up to the switch.",
    "anchor": "the-lamp",
    "title": "The Lamp"
  },
  {
    "id": "lamp-asked",
    "band": "hard",
    "text": "What did the child who lit the Lamp ask about it?",
    "options": [
      "Whether it could be put out again",
      "Whether it would be hot",
      "Whether it would be loud",
      "Who would pay for it"
    ],
    "right": 2,
    "why": "She was six and the youngest person on the ring.",
    "anchor": "the-lamp",
    "title": "The Lamp"
  },
  {
    "id": "lamp-cables",
    "band": "hard",
    "text": "By how many cables is the Lamp held?",
    "options": [
      "Four",
      "Nine",
      "Six",
      "Three"
    ],
    "right": 2,
    "why": "Six cables keep a ball of caged fire in the middle of the ring.",
    "anchor": "the-lamp",
    "title": "The Lamp",
    "fact": "The Lamp is a ball of caged fire forty metres wide, held at the centre of the Hub by six cables."
  },
  {
    "id": "lamp-fuel",
    "band": "medium",
    "text": "How much fuel does the Lamp burn in a day?",
    "options": [
      "158 tonnes",
      "31 tonnes",
      "420 tonnes",
      "Nine tonnes"
    ],
    "right": 1,
    "why": "All of it skimmed from Big Amber.",
    "anchor": "the-lamp",
    "title": "The Lamp"
  },
  {
    "id": "lamp-lit-when",
    "band": "easy",
    "text": "On which day was the Lamp lit?",
    "options": [
      "1 January L1",
      "11 March L61",
      "2 May B90",
      "9 October B2"
    ],
    "right": 0,
    "why": "It was the first second of the calendar.",
    "anchor": "the-lamp",
    "title": "The Lamp"
  },
  {
    "id": "lamp-dark",
    "band": "easy",
    "text": "How often has the Lamp been dark since it was lit?",
    "options": [
      "Every tide",
      "Never",
      "Once",
      "Twice"
    ],
    "right": 2,
    "why": "For the eleven seconds of the Shrug.",
    "anchor": "the-lamp",
    "title": "The Lamp",
    "fact": "It has been dark once, for the eleven seconds of the Shrug."
  },
  {
    "id": "seeker-sentence",
    "band": "easy",
    "text": "Which sentence must an applicant say aloud to become a Star Seeker?",
    "options": [
      "\"Fly it again, please.\"",
      "\"Hold the line.\"",
      "\"I will bring back my log.\"",
      "\"It is not out. It is covered.\""
    ],
    "right": 2,
    "why": "Said at the bar of the Hall of Records; the licence itself costs nothing.",
    "anchor": "star-seekers",
    "title": "Star Seekers",
    "fact": "The applicant stands at the bar of the Hall of Records and says \"I will bring back my log.\""
  },
  {
    "id": "seeker-register",
    "band": "hard",
    "text": "How many names has the register of Star Seekers?",
    "options": [
      "12,600",
      "41,300",
      "88,000",
      "9,400"
    ],
    "right": 1,
    "why": "About a tenth of the 41,300 are followed by the words \"log awaited\".",
    "anchor": "star-seekers",
    "title": "Star Seekers",
    "fact": "The register has 41,300 names; about a tenth are followed by the words log awaited."
  },
  {
    "id": "seeker-cost",
    "band": "medium",
    "text": "What does a Seeker's licence cost?",
    "options": [
      "A hammer",
      "Nothing",
      "One credit",
      "Seventy right answers"
    ],
    "right": 1,
    "why": "It costs nothing but one sentence, said aloud.",
    "anchor": "star-seekers",
    "title": "Star Seekers",
    "fact": "It costs nothing."
  },
  {
    "id": "rank-elite",
    "band": "medium",
    "text": "From how many points is a Seeker an Elite?",
    "options": [
      "1,000",
      "2,000",
      "500",
      "750"
    ],
    "right": 0,
    "why": "Explorer from 100, Veteran from 500, Elite from 1,000, Legend from 2,000.",
    "anchor": "ranks",
    "title": "Ranks",
    "fact": "Elite: from 1,000"
  },
  {
    "id": "rank-first",
    "band": "easy",
    "text": "What is the lowest rank of a Star Seeker?",
    "options": [
      "Explorer",
      "Rookie",
      "Steward",
      "Veteran"
    ],
    "right": 1,
    "why": "Fewer than 100 points make a Rookie, and money has been offered.",
    "anchor": "ranks",
    "title": "Ranks"
  },
  {
    "id": "credit-worth",
    "band": "easy",
    "text": "What is one credit worth?",
    "options": [
      "A day of lamplight",
      "One hammer",
      "One tank of air",
      "Three kilos of cargo"
    ],
    "right": 2,
    "why": "One tank, one run.",
    "anchor": "credits",
    "title": "Credits",
    "fact": "One credit is one tank of air, which is one run. It began as a chalk mark."
  },
  {
    "id": "credit-slate",
    "band": "easy",
    "text": "How did the credit begin?",
    "options": [
      "As a chalk mark",
      "As a coin of red paint",
      "As a ring cut in a horn",
      "As a token for soup"
    ],
    "right": 0,
    "why": "The air clerk credited a spare tank with one stroke of chalk.",
    "anchor": "credits",
    "title": "Credits",
    "fact": "One credit is one tank of air, which is one run. It began as a chalk mark."
  },
  {
    "id": "credit-halved",
    "band": "medium",
    "text": "Why can a credit not be halved?",
    "options": [
      "Nobody flies out on half a tank twice",
      "The Bursar counts only in dozens",
      "The chalk would break",
      "The law of the ONI knows no halves"
    ],
    "right": 0,
    "why": "A half-filled tank tends to be a pilot's last.",
    "anchor": "credits",
    "title": "Credits",
    "fact": "It cannot be halved, because nobody flies out on half a tank twice."
  },
  {
    "id": "credit-unused",
    "band": "hard",
    "text": "What becomes of a credit whose run never left the dock?",
    "options": [
      "It falls to the Bursar",
      "It goes back on the slate",
      "It is fined by customs",
      "It is lost at the next lock bell"
    ],
    "right": 1,
    "why": "What was not flown is not owed.",
    "anchor": "credits",
    "title": "Credits",
    "fact": "A credit whose run never left the dock goes back on the slate."
  },
  {
    "id": "dice-material",
    "band": "easy",
    "text": "What were the dice of Iris cut from?",
    "options": [
      "A broken pane of glass",
      "A diamond of Kiln",
      "A rivet of the Orion",
      "A shed horn"
    ],
    "right": 0,
    "why": "The pane came from Dock Two.",
    "anchor": "the-object",
    "title": "The object"
  },
  {
    "id": "dice-count",
    "band": "easy",
    "text": "How many dice of Iris are there?",
    "options": [
      "One",
      "Six",
      "Three",
      "Two"
    ],
    "right": 0,
    "why": "There is only one, yet everybody says the dice, because Iris did.",
    "anchor": "the-object",
    "title": "The object"
  },
  {
    "id": "dice-weight",
    "band": "hard",
    "text": "How heavy is the cube of the dice of Iris?",
    "options": [
      "31 grams",
      "42 grams",
      "57 grams",
      "74 grams"
    ],
    "right": 3,
    "why": "74 grams in weight and 31 millimetres along the edge.",
    "anchor": "the-object",
    "title": "The object"
  },
  {
    "id": "dice-first-throw",
    "band": "medium",
    "text": "On which day of the Siege were the dice thrown for the first time?",
    "options": [
      "Day 214",
      "Day 4",
      "Day 44",
      "Day 51"
    ],
    "right": 3,
    "why": "On 30 April L61, day 51, Iris stopped deciding.",
    "anchor": "dice-of-iris",
    "title": "The Dice of Iris"
  },
  {
    "id": "dice-why",
    "band": "medium",
    "text": "Why did throwing dice help the besieged Hub?",
    "options": [
      "It frightened the ONI ships",
      "It kept the pilots awake",
      "The cube was loaded in their favour",
      "What is not decided cannot be remembered"
    ],
    "right": 3,
    "why": "The ONI learnt every schedule, but they cannot remember what has not been decided.",
    "anchor": "dice-of-iris",
    "title": "The Dice of Iris"
  },
  {
    "id": "dice-test",
    "band": "medium",
    "text": "Who tested the dice with six million throws?",
    "options": [
      "The Bursar's office",
      "The Recorders",
      "The Stringing Yard",
      "The USTUR"
    ],
    "right": 3,
    "why": "They reported it fair, \"with our sympathy\".",
    "anchor": "the-object",
    "title": "The object",
    "fact": "In L131 the USTUR tested it with six million throws."
  },
  {
    "id": "dice-commonest",
    "band": "hard",
    "text": "Which face came up most often when the dice were tested in L131?",
    "options": [
      "The four",
      "The one",
      "The six",
      "The three"
    ],
    "right": 0,
    "why": "The four led the rarest by 2,113 in six million, about what chance allows.",
    "anchor": "the-object",
    "title": "The object"
  },
  {
    "id": "dice-eye-worth",
    "band": "easy",
    "text": "How much is each eye of a daily throw worth?",
    "options": [
      "One credit",
      "One point",
      "Six credits",
      "Three kilos"
    ],
    "right": 0,
    "why": "Every Seeker may throw once in 24 hours, and each eye is one credit.",
    "anchor": "one-throw-a-day",
    "title": "One throw a day",
    "fact": "So every Seeker may throw once in 24 hours, and each eye is one credit."
  },
  {
    "id": "dice-law",
    "band": "hard",
    "text": "Which law gives each Seeker a daily throw of the dice?",
    "options": [
      "The Law of the Slate",
      "The Peace of the Three Tables",
      "The Reflight Act",
      "The charter of L1"
    ],
    "right": 0,
    "why": "Its drafters of L70 wrote more than they meant, and the court could read.",
    "anchor": "one-throw-a-day",
    "title": "One throw a day"
  },
  {
    "id": "dice-room",
    "band": "hard",
    "text": "Where is the cube kept and thrown today?",
    "options": [
      "In a sealed room in the Hall of Records",
      "In the Afterburner, behind the bar",
      "In the Lung, between two docks",
      "On a lectern of the Long Gallery"
    ],
    "right": 0,
    "why": "So that no wrist can be accused.",
    "anchor": "one-throw-a-day",
    "title": "One throw a day"
  },
  {
    "id": "run-begins",
    "band": "medium",
    "text": "When does a run begin?",
    "options": [
      "When a dock opens its doors",
      "When a spindle is wound",
      "When a tank is signed out",
      "When the lock bell rings"
    ],
    "right": 2,
    "why": "It ends when the log is sealed.",
    "anchor": "runs",
    "title": "Runs",
    "fact": "A run begins when a tank is signed out and ends when the log is sealed."
  },
  {
    "id": "run-held",
    "band": "medium",
    "text": "For how long is a run held that was left standing?",
    "options": [
      "Nineteen days",
      "One day",
      "Seven days",
      "Six bells"
    ],
    "right": 2,
    "why": "After that it is closed.",
    "anchor": "runs",
    "title": "Runs",
    "fact": "A run left standing is held for seven days and then closed."
  },
  {
    "id": "run-shortest",
    "band": "hard",
    "text": "How long was the shortest run on file?",
    "options": [
      "Eleven seconds",
      "Fifteen seconds",
      "Four seconds",
      "One minute"
    ],
    "right": 2,
    "why": "Amadou Finch asked for it to be verified, and it was.",
    "anchor": "runs",
    "title": "Runs",
    "fact": "The shortest on file, flown out of Dock One on 5 May L204, lasted four seconds."
  },
  {
    "id": "run-spindle",
    "band": "hard",
    "text": "How often does a log spindle note the hands of the pilot?",
    "options": [
      "Eleven times a minute",
      "Once at every bell",
      "Six times a second",
      "Sixty times a second"
    ],
    "right": 3,
    "why": "From place, hour and hands the whole flight can be flown again.",
    "anchor": "runs",
    "title": "Runs",
    "fact": "The log is cut by a log spindle, which notes each movement of the pilot's hands sixty times a second."
  },
  {
    "id": "recorders-do",
    "band": "easy",
    "text": "What do the Recorders do with a log before its score counts?",
    "options": [
      "They fly it again",
      "They put it to a vote",
      "They read it aloud",
      "They weigh it on the customs scale"
    ],
    "right": 0,
    "why": "Until somebody has flown its log again, a score is only claimed.",
    "anchor": "reflight",
    "title": "Reflight"
  },
  {
    "id": "recorders-law",
    "band": "medium",
    "text": "Which law founded the order of Recorders?",
    "options": [
      "The Law of the Slate",
      "The Reflight Act",
      "The Vote of L52",
      "The charter of Anvil"
    ],
    "right": 1,
    "why": "It followed the claim of forty-one hulls in one afternoon.",
    "anchor": "recorders",
    "title": "The Recorders",
    "fact": "The Reflight Act of 14 June L189 followed, and with it the order of Recorders."
  },
  {
    "id": "recorders-seal",
    "band": "medium",
    "text": "What does the seal of the Recorders show?",
    "options": [
      "A hammer over a horn",
      "A lamp in a ring",
      "A spool with seven notches",
      "An eye over a straight line"
    ],
    "right": 3,
    "why": "It is stamped on a log that has reached the score it claimed.",
    "anchor": "reflight",
    "title": "Reflight"
  },
  {
    "id": "recorders-robes",
    "band": "hard",
    "text": "In what do Recorders dress?",
    "options": [
      "Black and silver",
      "Ivory and gold",
      "Undyed grey",
      "White and red"
    ],
    "right": 2,
    "why": "They come from all three factions and wear the colours of none.",
    "anchor": "reflight",
    "title": "Reflight",
    "fact": "Recorders come from all three factions and wear undyed grey."
  },
  {
    "id": "archive-where",
    "band": "medium",
    "text": "On which moon is the archive of verified logs?",
    "options": [
      "Moorings",
      "Pinch",
      "Sill",
      "Tally"
    ],
    "right": 3,
    "why": "Nineteen kilometres of shelf hold every run since the Act.",
    "anchor": "the-archive",
    "title": "The archive"
  },
  {
    "id": "archive-shelf",
    "band": "hard",
    "text": "How long are the shelves of the Recorders' archive?",
    "options": [
      "19 kilometres",
      "31 kilometres",
      "70 kilometres",
      "Eleven kilometres"
    ],
    "right": 0,
    "why": "And any Seeker may ask to see any log on them flown.",
    "anchor": "the-archive",
    "title": "The archive"
  },
  {
    "id": "convoy-lead",
    "band": "easy",
    "text": "Which ship leads a convoy?",
    "options": [
      "A Crake",
      "A Drake",
      "A Redwing",
      "A Wren"
    ],
    "right": 2,
    "why": "Wagons follow, coupled nose to tail.",
    "anchor": "convoys",
    "title": "Convoys",
    "fact": "A Redwing leads; Crake wagons follow, coupled nose to tail, and a Drake pusher closes the line."
  },
  {
    "id": "convoy-rule",
    "band": "medium",
    "text": "When may a convoy grow by a wagon?",
    "options": [
      "After a day without losses",
      "At every second lock bell",
      "When a captain asks for it",
      "When it has taken on all four stores"
    ],
    "right": 3,
    "why": "One of each: that was Brask's rule, and it outlived the war.",
    "anchor": "one-of-each",
    "title": "One of each",
    "fact": "Her rule outlived the war: a convoy grows by a wagon only when it has taken on all four stores, one of each."
  },
  {
    "id": "convoy-brask-ships",
    "band": "medium",
    "text": "How many ships did Brask bring through the blockade?",
    "options": [
      "Eleven",
      "Four",
      "Nine",
      "Twenty-two"
    ],
    "right": 0,
    "why": "All on one bearing, so that lookouts counted a single hull.",
    "anchor": "convoys",
    "title": "Convoys"
  },
  {
    "id": "mud-name",
    "band": "easy",
    "text": "For what does MUD stand?",
    "options": [
      "Manifest of Uncharted Docks",
      "Masters of the Upper Decks",
      "Miners United in Debt",
      "Mutual Union of Dockyards"
    ],
    "right": 3,
    "why": "Chartered at Anvil the morning after a strike.",
    "anchor": "mud",
    "title": "MUD"
  },
  {
    "id": "mud-motto",
    "band": "easy",
    "text": "Which of these is a saying of MUD?",
    "options": [
      "Bring back the log",
      "Count again",
      "Hold the line",
      "Keep the lamp lit"
    ],
    "right": 2,
    "why": "Hot rivets went down a line of hands, and letting go burned somebody.",
    "anchor": "mud",
    "title": "MUD"
  },
  {
    "id": "mud-strike",
    "band": "medium",
    "text": "Which strike came before the Union?",
    "options": [
      "The Boiler Strike",
      "The Long Lunch",
      "The Rivet Strike",
      "The Salt Strike"
    ],
    "right": 0,
    "why": "Eleven yards refused to lay another keel.",
    "anchor": "mud",
    "title": "MUD"
  },
  {
    "id": "mud-head",
    "band": "medium",
    "text": "What is the head of the Union called?",
    "options": [
      "The Bursar",
      "The Comptroller",
      "The Harbourmaster",
      "The Steward"
    ],
    "right": 3,
    "why": "One term of five years, and then back to work.",
    "anchor": "mud",
    "title": "MUD"
  },
  {
    "id": "mud-people",
    "band": "hard",
    "text": "How many people belong to the Union?",
    "options": [
      "24 million",
      "61 million",
      "90 million",
      "Eight million"
    ],
    "right": 1,
    "why": "61 million in red paint, from Anvil to Pinch.",
    "anchor": "mud",
    "title": "MUD",
    "fact": "The Union is 61 million people."
  },
  {
    "id": "mud-red",
    "band": "hard",
    "text": "Where is a Union ship painted red?",
    "options": [
      "Along the keel",
      "Round every gun",
      "Where it was last repaired",
      "Where people have died in her"
    ],
    "right": 3,
    "why": "So old ships are very red.",
    "anchor": "mud",
    "title": "MUD",
    "fact": "A ship is painted red where people have died in her, so old ships are very red."
  },
  {
    "id": "hulls-left",
    "band": "hard",
    "text": "In which year did the Nine Hulls leave the Old World?",
    "options": [
      "B214",
      "B74",
      "B90",
      "B96"
    ],
    "right": 0,
    "why": "The journey to Anvil took until B96.",
    "anchor": "the-nine-hulls",
    "title": "The Nine Hulls",
    "fact": "Nine colony ships left the Old World in B214 and reached Anvil in B96."
  },
  {
    "id": "hulls-ninth",
    "band": "medium",
    "text": "What became of the ninth of the Nine Hulls?",
    "options": [
      "It carries the Hall of Records",
      "It was lost on the way",
      "It was melted for the first gate",
      "It was set down on Tarn"
    ],
    "right": 2,
    "why": "The Orion; the other eight became a city.",
    "anchor": "the-nine-hulls",
    "title": "The Nine Hulls",
    "fact": "The ninth, Orion, was melted for the first gate."
  },
  {
    "id": "oni-consulates",
    "band": "easy",
    "text": "How many Consulates govern the ONI?",
    "options": [
      "Five",
      "Nineteen",
      "Seven",
      "Three"
    ],
    "right": 0,
    "why": "In turn, for one tide each.",
    "anchor": "oni",
    "title": "ONI",
    "fact": "Five horned Consulates that grow their ships, keep every memory and file every debt."
  },
  {
    "id": "oni-born",
    "band": "medium",
    "text": "With what is an ONI born beside two short horns?",
    "options": [
      "A name of eleven rings",
      "A ship of its own",
      "The debts of both its parents",
      "The memories of one parent"
    ],
    "right": 3,
    "why": "The horns grow, and so do the memories.",
    "anchor": "oni",
    "title": "ONI",
    "fact": "An ONI is born with two short horns and the memories of one parent; the horns grow, and so do the memories."
  },
  {
    "id": "oni-seams",
    "band": "medium",
    "text": "In what colour do the seams of a contented ONI hull glow?",
    "options": [
      "Amber",
      "Red",
      "Teal",
      "Violet"
    ],
    "right": 2,
    "why": "They breathe, they heal, and content shows as teal.",
    "anchor": "oni",
    "title": "ONI",
    "fact": "They breathe, they heal, and their seams glow teal when they are content."
  },
  {
    "id": "oni-paid-debt",
    "band": "easy",
    "text": "What fills the ring of a paid debt in an ONI's horn?",
    "options": [
      "Glass",
      "Gold",
      "Red paint",
      "Silver"
    ],
    "right": 3,
    "why": "The more silver in a horn, the more dignity.",
    "anchor": "horn-law",
    "title": "Horn law"
  },
  {
    "id": "oni-insult",
    "band": "hard",
    "text": "What does ONI law take for an insult?",
    "options": [
      "To arrive at sunrise",
      "To cancel a debt out of kindness",
      "To pay a debt before it is due",
      "To touch the horn of a stranger"
    ],
    "right": 1,
    "why": "It leaves the horn scarred for nothing.",
    "anchor": "horn-law",
    "title": "Horn law"
  },
  {
    "id": "oni-eldest",
    "band": "hard",
    "text": "Who is the eldest consul living?",
    "options": [
      "Ihra-of-Nineteen-Rings",
      "Ihra-of-Seven-Rings",
      "Suun-of-Eleven-Rings",
      "Suun-of-Thirty-One-Rings"
    ],
    "right": 0,
    "why": "A consul is named with the count of rings.",
    "anchor": "consuls",
    "title": "Consuls",
    "fact": "A consul is named with the count of rings: Ihra-of-Nineteen-Rings is the eldest living."
  },
  {
    "id": "ustur-bodies",
    "band": "easy",
    "text": "How many bodies had the USTUR before one went missing?",
    "options": [
      "A hundred",
      "A thousand",
      "Eleven thousand",
      "Five hundred"
    ],
    "right": 1,
    "why": "A thousand bodies round one Eye, of which one is away.",
    "anchor": "ustur",
    "title": "USTUR",
    "fact": "There are a thousand bodies."
  },
  {
    "id": "ustur-name",
    "band": "medium",
    "text": "What are the letters U, S, T, U, R, according to the USTUR?",
    "options": [
      "A count in their own figures",
      "The last characters of a message",
      "The names of five bodies",
      "Their first word for guests"
    ],
    "right": 1,
    "why": "They are still looking for its beginning.",
    "anchor": "ustur",
    "title": "USTUR"
  },
  {
    "id": "ustur-tie",
    "band": "medium",
    "text": "What do the USTUR do when a vote is tied?",
    "options": [
      "They ask the Harbourmaster",
      "They do nothing",
      "They throw a die",
      "They vote again"
    ],
    "right": 1,
    "why": "With great thoroughness.",
    "anchor": "ustur",
    "title": "USTUR",
    "fact": "Decisions are voted, one body one vote; on a tie the USTUR do nothing, with great thoroughness."
  },
  {
    "id": "ustur-return",
    "band": "hard",
    "text": "Every how many days does each body of the USTUR return to the Eye?",
    "options": [
      "140",
      "19",
      "365",
      "400"
    ],
    "right": 3,
    "why": "To be seen; what one has learned, all then know.",
    "anchor": "ustur",
    "title": "USTUR"
  },
  {
    "id": "ustur-knee",
    "band": "hard",
    "text": "How old was the knee that a Recorder dated in L214?",
    "options": [
      "1,900 years",
      "11,000 years",
      "2,000 years",
      "900 years"
    ],
    "right": 1,
    "why": "They say nine hundred years of themselves; knees are always older.",
    "anchor": "their-age",
    "title": "Their age",
    "fact": "In L214 a Recorder dated a worn knee joint, lent for the purpose, at 11,000 years, give or take two hundred."
  },
  {
    "id": "ustur-vote",
    "band": "medium",
    "text": "How did the USTUR divide in the vote of L52?",
    "options": [
      "500 to 500",
      "600 to 400",
      "731 to 269",
      "999 to one"
    ],
    "right": 0,
    "why": "So they stayed out of the war for nine years.",
    "anchor": "the-vote-of-l52",
    "title": "The vote of L52"
  },
  {
    "id": "anvil-capital",
    "band": "easy",
    "text": "Which world is the capital of the Union?",
    "options": [
      "Anvil",
      "Halloway",
      "Quorum",
      "Tarn"
    ],
    "right": 0,
    "why": "A dark forge world whose night side is brighter than its day.",
    "anchor": "anvil",
    "title": "Anvil"
  },
  {
    "id": "anvil-day",
    "band": "hard",
    "text": "How long is a day on Anvil?",
    "options": [
      "140 hours",
      "24 hours",
      "31 hours",
      "Nine hours"
    ],
    "right": 2,
    "why": "Under the orange sun Old Brand, and with a third more weight.",
    "anchor": "anvil",
    "title": "Anvil"
  },
  {
    "id": "anvil-city",
    "band": "medium",
    "text": "Of what is the city of Nine Hulls made?",
    "options": [
      "1,900 rafts",
      "A single slipway",
      "Eight colony ships",
      "Nine rings of iron"
    ],
    "right": 2,
    "why": "Laid side by side, each still answering to its captain's bell.",
    "anchor": "anvil",
    "title": "Anvil"
  },
  {
    "id": "anvil-imports",
    "band": "medium",
    "text": "What does Anvil import?",
    "options": [
      "Everything green",
      "Everything made of iron",
      "Pilots who do not get sick",
      "Rivets and resin"
    ],
    "right": 0,
    "why": "It exports hulls, rivets and resin in return.",
    "anchor": "anvil",
    "title": "Anvil",
    "fact": "It imports everything green."
  },
  {
    "id": "kiln-towns",
    "band": "easy",
    "text": "On what do the towns of Kiln stand?",
    "options": [
      "Chains",
      "Rafts",
      "Rails",
      "Stilts"
    ],
    "right": 2,
    "why": "They roll just ahead of the dawn.",
    "anchor": "kiln",
    "title": "Kiln",
    "fact": "A molten world with towns on rails, keeping just ahead of the dawn."
  },
  {
    "id": "kiln-speed",
    "band": "hard",
    "text": "How fast do the towns of Kiln roll west?",
    "options": [
      "Five kilometres an hour",
      "Nine kilometres an hour",
      "Thirty-one kilometres an hour",
      "Two kilometres an hour"
    ],
    "right": 0,
    "why": "Always in the last cool hour before sunrise.",
    "anchor": "kiln",
    "title": "Kiln"
  },
  {
    "id": "kiln-year",
    "band": "hard",
    "text": "How many Hub days does a year of Kiln last?",
    "options": [
      "140",
      "Forty",
      "Nine",
      "Nineteen"
    ],
    "right": 2,
    "why": "It is the innermost planet of Old Brand.",
    "anchor": "kiln",
    "title": "Kiln",
    "fact": "Its year lasts nine Hub days."
  },
  {
    "id": "tarn-city",
    "band": "medium",
    "text": "What is the great city of Tarn called?",
    "options": [
      "Little Brass",
      "Moorings",
      "Nine Hulls",
      "Tally"
    ],
    "right": 1,
    "why": "1,900 rafts, unchained before each great tide.",
    "anchor": "tarn",
    "title": "Tarn"
  },
  {
    "id": "tarn-water",
    "band": "easy",
    "text": "What covers most of Tarn?",
    "options": [
      "Ice",
      "Lava",
      "Sand",
      "Water"
    ],
    "right": 3,
    "why": "Ninety-seven parts in a hundred of it.",
    "anchor": "tarn",
    "title": "Tarn"
  },
  {
    "id": "tarn-address",
    "band": "hard",
    "text": "With what does a street address on Tarn come?",
    "options": [
      "A bell",
      "A date",
      "A depth",
      "A rope of its own"
    ],
    "right": 1,
    "why": "The city is never put together twice in quite the same way.",
    "anchor": "tarn",
    "title": "Tarn",
    "fact": "Street addresses come with a date."
  },
  {
    "id": "pinch-what",
    "band": "easy",
    "text": "What kind of world is Pinch?",
    "options": [
      "A desert",
      "A forge world",
      "A gas giant",
      "An ice dwarf"
    ],
    "right": 3,
    "why": "Nine hundred kilometres through and 210 degrees below freezing.",
    "anchor": "pinch",
    "title": "Pinch"
  },
  {
    "id": "pinch-people",
    "band": "medium",
    "text": "How many people live on Pinch?",
    "options": [
      "212",
      "22",
      "340",
      "6,000"
    ],
    "right": 2,
    "why": "They mine, play cards and have twice voted for independence.",
    "anchor": "pinch",
    "title": "Pinch"
  },
  {
    "id": "pinch-festival",
    "band": "medium",
    "text": "What does the one festival of Pinch celebrate?",
    "options": [
      "The first ice of the year",
      "The hatching of the frostmoths",
      "The longest night",
      "The return of a comet"
    ],
    "right": 1,
    "why": "Every eleventh year, with all lamps put out.",
    "anchor": "pinch",
    "title": "Pinch"
  },
  {
    "id": "halloway-meals",
    "band": "easy",
    "text": "How many of the meals eaten on the Hub were grown on Halloway?",
    "options": [
      "Nine of every ten",
      "One of every four",
      "One of every two",
      "Three of every four"
    ],
    "right": 3,
    "why": "Three of every four, and outvoted on every question but lunch.",
    "anchor": "halloway",
    "title": "Halloway",
    "fact": "Three of every four meals eaten on the Hub were grown here."
  },
  {
    "id": "halloway-hero",
    "band": "medium",
    "text": "Who is the national hero of Halloway?",
    "options": [
      "A baker",
      "A ploughman",
      "A retired tug captain",
      "A scarecrow"
    ],
    "right": 3,
    "why": "For reasons that involve gatecrows.",
    "anchor": "halloway",
    "title": "Halloway",
    "fact": "The national hero is a scarecrow, for reasons that involve gatecrows."
  },
  {
    "id": "halloway-harvest",
    "band": "hard",
    "text": "How often is there a harvest on Halloway?",
    "options": [
      "Every 140 days",
      "Every 400 days",
      "Every nine days",
      "Every nineteen days"
    ],
    "right": 0,
    "why": "Under the white sun Marrow, of brass-coloured wheat.",
    "anchor": "halloway",
    "title": "Halloway",
    "fact": "Halloway is flat, mild and gold, under the white sun Marrow, with a harvest every 140 days."
  },
  {
    "id": "amber-rings",
    "band": "medium",
    "text": "What do ring-sailors call the rings of Big Amber?",
    "options": [
      "The Lists",
      "The Long Shelf",
      "The Sill",
      "The Table"
    ],
    "right": 3,
    "why": "260,000 kilometres across, above the clouds that fuel everybody.",
    "anchor": "big-amber",
    "title": "Big Amber"
  },
  {
    "id": "amber-owner",
    "band": "easy",
    "text": "To whom does Big Amber belong?",
    "options": [
      "To MUD",
      "To nobody",
      "To the Hub",
      "To the ONI"
    ],
    "right": 1,
    "why": "A treaty keeps it out of every faction's hands.",
    "anchor": "big-amber",
    "title": "Big Amber",
    "fact": "A ringed gas giant that belongs to nobody and fuels everybody."
  },
  {
    "id": "mill-rocks",
    "band": "hard",
    "text": "How many rocks make up the Mill?",
    "options": [
      "1,140",
      "1,900",
      "12,600",
      "4,000"
    ],
    "right": 3,
    "why": "They grind each other smaller, outside the rings of Big Amber.",
    "anchor": "the-mill",
    "title": "The Mill",
    "fact": "Outside the rings turns the Mill, a belt of 4,000 rocks that grind each other smaller."
  },
  {
    "id": "mere-light",
    "band": "easy",
    "text": "From where does Onnu Mere get its light?",
    "options": [
      "From a hanging lamp",
      "From burning horn",
      "From its own seas",
      "From three moons"
    ],
    "right": 2,
    "why": "Teal, slow, and brighter where something has been thrown in.",
    "anchor": "onnu-mere",
    "title": "Onnu Mere",
    "fact": "There the seas give light: teal, slow and brighter where something has been thrown in."
  },
  {
    "id": "mere-docks",
    "band": "hard",
    "text": "How many brood-docks lie along the equator of Onnu Mere?",
    "options": [
      "1,140",
      "340",
      "4,000",
      "930"
    ],
    "right": 0,
    "why": "In the dark, where hulls like to grow.",
    "anchor": "onnu-mere",
    "title": "Onnu Mere",
    "fact": "The brood-docks lie along the dark equator, 1,140 of them."
  },
  {
    "id": "mere-raider",
    "band": "medium",
    "text": "How many years does a raider take to grow?",
    "options": [
      "Eleven",
      "Nineteen",
      "Seven",
      "Two"
    ],
    "right": 2,
    "why": "A reaver takes nineteen.",
    "anchor": "onnu-mere",
    "title": "Onnu Mere",
    "fact": "A raider takes seven years to grow, a reaver nineteen."
  },
  {
    "id": "mere-buy",
    "band": "hard",
    "text": "When may a visitor to Onnu Mere buy a hull?",
    "options": [
      "After a year of service on it",
      "Never",
      "On the last day of a tide",
      "Only after it has met them"
    ],
    "right": 3,
    "why": "The hull has a say in the matter.",
    "anchor": "onnu-mere",
    "title": "Onnu Mere",
    "fact": "Visitors may buy a hull only after it has met them."
  },
  {
    "id": "ashihn-why",
    "band": "medium",
    "text": "Why do ONI go to Ashihn?",
    "options": [
      "To be married",
      "To choose a ship",
      "To pay the last of their debts",
      "To shed their horns"
    ],
    "right": 3,
    "why": "When the horns have grown too heavy to carry, and the years with them.",
    "anchor": "ashihn",
    "title": "Ashihn",
    "fact": "A desert of shed horns where the very old go to remember aloud."
  },
  {
    "id": "ashihn-dunes",
    "band": "hard",
    "text": "What are the dunes of Ashihn made of?",
    "options": [
      "Ash",
      "Ground horn",
      "Salt",
      "Volcanic glass"
    ],
    "right": 1,
    "why": "Under them the wind packs it into rock.",
    "anchor": "ashihn",
    "title": "Ashihn",
    "fact": "The dunes are ground horn."
  },
  {
    "id": "quorum-sun",
    "band": "easy",
    "text": "What has Quorum not got?",
    "options": [
      "A name",
      "A sun",
      "A surface",
      "Any exports"
    ],
    "right": 1,
    "why": "The USTUR say that it had one, and that it went away.",
    "anchor": "quorum",
    "title": "Quorum",
    "fact": "Quorum has no sun."
  },
  {
    "id": "quorum-eye",
    "band": "medium",
    "text": "How wide is the Eye of Quorum?",
    "options": [
      "Eight kilometres",
      "Thirty-one kilometres",
      "Twelve kilometres",
      "Two kilometres"
    ],
    "right": 0,
    "why": "A lens in a crater, with a thousand niches round it.",
    "anchor": "quorum",
    "title": "Quorum",
    "fact": "A planet with no sun, paved in ivory, with a lens eight kilometres wide for a face."
  },
  {
    "id": "quorum-imports",
    "band": "medium",
    "text": "What does Quorum import?",
    "options": [
      "Fuel",
      "Hammers and rivets",
      "Questions",
      "Spoons"
    ],
    "right": 2,
    "why": "And it exports the clearest glass in the Lit Part.",
    "anchor": "quorum",
    "title": "Quorum",
    "fact": "It imports questions."
  },
  {
    "id": "redwing-colours",
    "band": "easy",
    "text": "In which colours is the Seeker's ship painted?",
    "options": [
      "Black and gold",
      "Grey and orange",
      "Teal and silver",
      "White and red"
    ],
    "right": 3,
    "why": "Those were the tins left over after the war.",
    "anchor": "redwing-delta",
    "title": "Redwing delta"
  },
  {
    "id": "hub-ships-names",
    "band": "easy",
    "text": "After what are the ships of the Hub named?",
    "options": [
      "Birds",
      "Dead captains",
      "Fish",
      "Tools"
    ],
    "right": 0,
    "why": "Of which the Hub has none.",
    "anchor": "hub-ships",
    "title": "Ships of the Hub",
    "fact": "The Hub names its ships for birds, none of which it has."
  },
  {
    "id": "redwing-built",
    "band": "hard",
    "text": "How many Redwings have been built to date?",
    "options": [
      "12,600",
      "340",
      "4,000",
      "41,300"
    ],
    "right": 0,
    "why": "The first was designed at Anvil in L64.",
    "anchor": "redwing-delta",
    "title": "Redwing delta",
    "fact": "Built: 12,600 to date"
  },
  {
    "id": "wren-crew",
    "band": "medium",
    "text": "How does the crew of a Wren fly?",
    "options": [
      "Blindfolded",
      "In pairs",
      "Lying down",
      "Standing"
    ],
    "right": 2,
    "why": "2.4 metres leave no other choice.",
    "anchor": "wren-lighter",
    "title": "Wren lighter",
    "fact": "Crew: 1, lying down"
  },
  {
    "id": "drake-calm",
    "band": "hard",
    "text": "Who are called the calmest people in the fleet?",
    "options": [
      "Drake crews",
      "Tanker crews",
      "Vise crews",
      "Watchers of the USTUR"
    ],
    "right": 0,
    "why": "They see only the wagon ahead.",
    "anchor": "drake-pusher",
    "title": "Drake pusher",
    "fact": "Drake crews see only the wagon ahead and are the calmest people in the fleet."
  },
  {
    "id": "mud-ships-names",
    "band": "easy",
    "text": "After what are the ships of MUD named?",
    "options": [
      "Birds",
      "Stewards",
      "Tools",
      "Towns of Anvil"
    ],
    "right": 2,
    "why": "Awl, Maul, Vise: each looks like the tool that it is called by.",
    "anchor": "mud-ships",
    "title": "Ships of MUD",
    "fact": "Blocks, rams and batteries, named for the tools they resemble."
  },
  {
    "id": "maul-first",
    "band": "medium",
    "text": "As what was the Maul hammerhead first drawn?",
    "options": [
      "A ferry",
      "A rivet press",
      "A troop carrier",
      "A tug"
    ],
    "right": 3,
    "why": "On day 9 of the Siege somebody noticed that it had no reason to stop.",
    "anchor": "maul-hammerhead",
    "title": "Maul hammerhead",
    "fact": "It was drawn as a tug; on day 9 of the Siege somebody noticed that it had no reason to stop."
  },
  {
    "id": "vise-pairs",
    "band": "hard",
    "text": "How do Vise cruisers work?",
    "options": [
      "Alone",
      "In pairs",
      "In rings of six",
      "In threes"
    ],
    "right": 1,
    "why": "One on either side of the argument.",
    "anchor": "vise-cruiser",
    "title": "Vise cruiser",
    "fact": "Vises work in pairs, one on either side of the argument."
  },
  {
    "id": "oni-hull-relative",
    "band": "easy",
    "text": "How does an ONI ship come to be?",
    "options": [
      "It is cast",
      "It is folded from glass",
      "It is grown",
      "It is riveted"
    ],
    "right": 2,
    "why": "In the dark, each with a memory of its own.",
    "anchor": "oni-ships",
    "title": "Ships of ONI",
    "fact": "Horned crescents with tails, grown in the dark, each with a memory of its own."
  },
  {
    "id": "sting-tail",
    "band": "medium",
    "text": "What does a Sting lancer do when it fires?",
    "options": [
      "It brings the tail over the head",
      "It drops its engine",
      "It splits into two crescents",
      "It turns its back"
    ],
    "right": 0,
    "why": "It rests for a breath before each shot, and the seams brighten.",
    "anchor": "sting-lancer",
    "title": "Sting lancer"
  },
  {
    "id": "ustur-ships-names",
    "band": "easy",
    "text": "What do the names of USTUR ships count?",
    "options": [
      "Their crews",
      "Their facets",
      "Their guns",
      "Their years"
    ],
    "right": 1,
    "why": "More facets see more.",
    "anchor": "ustur-ships",
    "title": "Ships of USTUR",
    "fact": "USTUR ships are named for the number of their facets."
  },
  {
    "id": "bastion-gaps",
    "band": "hard",
    "text": "Every how many seconds do the gaps of a Twelvefold bastion line up?",
    "options": [
      "Eleven",
      "Four",
      "Nine",
      "Six"
    ],
    "right": 1,
    "why": "Two rings of six, turning against each other: that is when it can be hurt.",
    "anchor": "twelvefold-bastion",
    "title": "Twelvefold bastion",
    "fact": "The gaps line up every four seconds, and that is when it can be hurt."
  },
  {
    "id": "crown-count",
    "band": "easy",
    "text": "How many Crown warships exist?",
    "options": [
      "One",
      "Three",
      "Twelve",
      "Two"
    ],
    "right": 1,
    "why": "None has ever been used in war.",
    "anchor": "crown-warship",
    "title": "Crown warship",
    "fact": "Three exist."
  },
  {
    "id": "crown-length",
    "band": "hard",
    "text": "How long is a Crown warship?",
    "options": [
      "118 metres",
      "140 metres",
      "260 metres",
      "410 metres"
    ],
    "right": 3,
    "why": "With twelve bodies aboard and a column of light down the middle.",
    "anchor": "crown-warship",
    "title": "Crown warship"
  },
  {
    "id": "heavy-weight",
    "band": "easy",
    "text": "How much does a piece of heavy cargo weigh?",
    "options": [
      "Nine kilos",
      "One kilo",
      "Three kilos",
      "Twenty-one kilos"
    ],
    "right": 2,
    "why": "All that one carrier may have.",
    "anchor": "heavy-cargo",
    "title": "Heavy Cargo",
    "fact": "ARCO, DIAMOND and ROCH, three kilos the piece and one piece a trip."
  },
  {
    "id": "cargo-kinds",
    "band": "medium",
    "text": "How many kinds of cargo does customs law know?",
    "options": [
      "Forty-four",
      "Fourteen",
      "Seventeen",
      "Twelve"
    ],
    "right": 2,
    "why": "Three heavy and fourteen light.",
    "anchor": "heavy-cargo",
    "title": "Heavy Cargo",
    "fact": "Customs law knows seventeen kinds of cargo, three heavy and fourteen light."
  },
  {
    "id": "diamond-from",
    "band": "easy",
    "text": "From which world does DIAMOND come?",
    "options": [
      "Anvil",
      "Ashihn",
      "Kiln",
      "Pinch"
    ],
    "right": 2,
    "why": "It is picked up hot, before breakfast.",
    "anchor": "diamond",
    "title": "DIAMOND",
    "fact": "From Kiln, where it is picked up hot."
  },
  {
    "id": "arco-hum",
    "band": "hard",
    "text": "What does ARCO do when another piece of it is near?",
    "options": [
      "It grows warm",
      "It hums",
      "It melts",
      "It rolls away"
    ],
    "right": 1,
    "why": "A fist of fused iron, cut from a gate ring after tuning.",
    "anchor": "arco",
    "title": "ARCO",
    "fact": "It hums when another is near."
  },
  {
    "id": "sdu-holds",
    "band": "medium",
    "text": "What does one SDU hold?",
    "options": [
      "All that one USTUR body saw in 400 days",
      "One debt of the ONI",
      "The count of the vote of L52",
      "The log of a single run"
    ],
    "right": 0,
    "why": "A sealed data urn: it cannot be opened, but it can be asked.",
    "anchor": "sdu",
    "title": "SDU",
    "fact": "Holds everything one USTUR body saw in 400 days."
  },
  {
    "id": "luman-what",
    "band": "easy",
    "text": "What is LUMAN?",
    "options": [
      "A frost that returns heat",
      "A gas in bricks",
      "A red resin",
      "A wax that glows"
    ],
    "right": 3,
    "why": "Skimmed from the seas of Onnu Mere.",
    "anchor": "luman",
    "title": "LUMAN",
    "fact": "Wax that glows, skimmed from the seas of Onnu Mere."
  },
  {
    "id": "ic3a-cools",
    "band": "hard",
    "text": "For how long does one kilo of IC3A cool a reactor?",
    "options": [
      "A day",
      "An hour",
      "Four hours",
      "Nineteen days"
    ],
    "right": 0,
    "why": "Ice pressed so hard that it sinks.",
    "anchor": "ic3a",
    "title": "IC3A",
    "fact": "One kilo cools a reactor for a day."
  },
  {
    "id": "hyg-drinks",
    "band": "hard",
    "text": "How many litres does a kilo of HYG drink?",
    "options": [
      "Eleven",
      "Forty",
      "Four",
      "Nineteen"
    ],
    "right": 1,
    "why": "Dried sea-sponge from Tarn; ship's doctors will not fly without it.",
    "anchor": "hyg",
    "title": "HYG",
    "fact": "A kilo drinks forty litres; ship's doctors will not fly without it."
  },
  {
    "id": "nitro-breath",
    "band": "hard",
    "text": "How much of a breath taken on the Hub is NITRO?",
    "options": [
      "A third",
      "Four fifths",
      "Nine tenths",
      "One half"
    ],
    "right": 1,
    "why": "It is nitrogen, and comes from Pinch by the brick.",
    "anchor": "nitro",
    "title": "NITRO",
    "fact": "Four fifths of every breath taken on the Hub."
  },
  {
    "id": "stores-four",
    "band": "easy",
    "text": "Which of these is one of the four stores?",
    "options": [
      "Glass",
      "Medicine",
      "Tools",
      "Water"
    ],
    "right": 2,
    "why": "Ammunition, food, fuel and tools.",
    "anchor": "four-stores",
    "title": "The Four Stores",
    "fact": "Tools: one spanner, union pattern; scored at 25"
  },
  {
    "id": "stores-keep",
    "band": "medium",
    "text": "For how long does a ball of the four stores keep in the open?",
    "options": [
      "Eleven seconds",
      "Five seconds",
      "One minute",
      "One second"
    ],
    "right": 1,
    "why": "Then, by design, it lets go, so that nothing drifts about.",
    "anchor": "four-stores",
    "title": "The Four Stores"
  },
  {
    "id": "millstone-glint",
    "band": "hard",
    "text": "How many of the millstones are Glint?",
    "options": [
      "One in forty",
      "One in nine",
      "One in sixty",
      "One in twelve"
    ],
    "right": 2,
    "why": "Grown through with blue ice; gatecrows come to the sound.",
    "anchor": "glint",
    "title": "Glint",
    "fact": "One in sixty."
  },
  {
    "id": "skate-company",
    "band": "easy",
    "text": "Which animal follows ships for company?",
    "options": [
      "The amberback",
      "The gatecrow",
      "The hull limpet",
      "The lantern skate"
    ],
    "right": 3,
    "why": "Never more than seven to a ship.",
    "anchor": "lantern-skate",
    "title": "Lantern skate"
  },
  {
    "id": "eel-eats",
    "band": "easy",
    "text": "What does the Tarn eel eat?",
    "options": [
      "Anchors",
      "Fish",
      "Salt",
      "Spoons"
    ],
    "right": 0,
    "why": "There is one, or one at a time, and it is forty metres long.",
    "anchor": "tarn-eel",
    "title": "Tarn eel",
    "fact": "It eats anchors."
  },
  {
    "id": "amberback-what",
    "band": "easy",
    "text": "Where do amberbacks live?",
    "options": [
      "In the clouds of Big Amber",
      "In the rocks of the Mill",
      "On the ice of Pinch",
      "Under the sea of Tarn"
    ],
    "right": 0,
    "why": "Whales of the air, six hundred metres from lip to fluke.",
    "anchor": "amberback",
    "title": "Amberback",
    "fact": "A whale of the air, six hundred metres from lip to fluke, adrift in the clouds of Big Amber."
  },
  {
    "id": "amberback-dream",
    "band": "hard",
    "text": "Of what do tanker crews dream when an amberback is near?",
    "options": [
      "A door with nobody behind it",
      "A sea without a shore",
      "The same song",
      "The same staircase"
    ],
    "right": 3,
    "why": "It sings at nine beats to the second, too low to hear.",
    "anchor": "amberback",
    "title": "Amberback"
  },
  {
    "id": "frostmoth-night",
    "band": "easy",
    "text": "For how long does a frostmoth live as a moth?",
    "options": [
      "Eleven years",
      "Nine days",
      "One night",
      "One tide"
    ],
    "right": 2,
    "why": "After eleven years as an egg, and any lamp will spoil it.",
    "anchor": "frostmoth",
    "title": "Frostmoth",
    "fact": "It spends eleven years as an egg and one night as a moth, and any lamp will spoil the night."
  },
  {
    "id": "newt-swallows",
    "band": "medium",
    "text": "What does a kiln newt swallow to grind its food?",
    "options": [
      "Diamonds",
      "Ground horn",
      "Rivets",
      "Salt"
    ],
    "right": 0,
    "why": "It leaves the polished ones in neat piles.",
    "anchor": "kiln-newt",
    "title": "Kiln newt"
  },
  {
    "id": "gatecrow-breath",
    "band": "hard",
    "text": "For how many minutes can a gatecrow hold its breath?",
    "options": [
      "11",
      "19",
      "50",
      "60"
    ],
    "right": 2,
    "why": "At home in vacuum, and it steals tools.",
    "anchor": "gatecrow",
    "title": "Gatecrow",
    "fact": "Black, clever, at home in vacuum for as long as it can hold its breath, which is 50 minutes."
  },
  {
    "id": "limpet-oni",
    "band": "medium",
    "text": "What can an ONI hull with a full collar of limpets do in an hour?",
    "options": [
      "Close a hole",
      "Fill a tank of air",
      "Grow a second tail",
      "Outrun a raider"
    ],
    "right": 0,
    "why": "MUD scrapes limpets off; ONI hulls invite them.",
    "anchor": "hull-limpet",
    "title": "Hull limpet",
    "fact": "ONI hulls invite them, and one with a full collar of limpets can close a hole in an hour."
  },
  {
    "id": "hammer-kept",
    "band": "easy",
    "text": "Where is the First Hammer kept?",
    "options": [
      "At Dock Four",
      "In the Lung",
      "On Anvil",
      "On Onnu Mere"
    ],
    "right": 3,
    "why": "Every spring the new hammer is introduced to it.",
    "anchor": "first-hammer",
    "title": "First Hammer",
    "fact": "It is kept on Onnu Mere, and every spring the new hammer is introduced to it."
  },
  {
    "id": "slate-names",
    "band": "hard",
    "text": "How many names stand on the Air Slate?",
    "options": [
      "Forty-one",
      "Sixteen",
      "Sixty-three",
      "Twenty-two"
    ],
    "right": 3,
    "why": "The bottom one has a stroke left, still good for one run.",
    "anchor": "air-slate",
    "title": "Air Slate",
    "fact": "A roofing slate the length of an arm, with twenty-two names in paint and the last day's strokes in chalk."
  },
  {
    "id": "plate-line",
    "band": "medium",
    "text": "What is odd about the Sennet Plate?",
    "options": [
      "It is cracked in sixteen places",
      "It is warm to the touch",
      "It shows a star too many",
      "One line on it stops half-way"
    ],
    "right": 3,
    "why": "Stars drag thin white lines across it, and one of them ends.",
    "anchor": "sennet-plate",
    "title": "Sennet Plate",
    "fact": "One line stops half-way."
  },
  {
    "id": "bell-nest",
    "band": "easy",
    "text": "Who had the Lock Bell before it came to the Hub?",
    "options": [
      "A choir",
      "A hermit of Pinch",
      "Gatecrows",
      "Smugglers"
    ],
    "right": 2,
    "why": "It turned up in a nest, polished, and has called every watch since.",
    "anchor": "lock-bell",
    "title": "Lock Bell"
  },
  {
    "id": "sextant-found",
    "band": "medium",
    "text": "Where was Grebe's Sextant found?",
    "options": [
      "Drifting outside the Quiet",
      "In the belly of the Tarn eel",
      "In the sand of Ashihn",
      "On a shelf of the archive"
    ],
    "right": 0,
    "why": "Warm, in L33, while its owner was twenty-four years out in another direction.",
    "anchor": "grebes-sextant",
    "title": "Grebe's Sextant",
    "fact": "It was found in L33 drifting outside the Quiet, warm."
  },
  {
    "id": "anchor-grips",
    "band": "medium",
    "text": "What does an ion anchor grip?",
    "options": [
      "A ship's own exhaust",
      "The hull of a wreck",
      "The light of the Lamp",
      "The nearest thread"
    ],
    "right": 0,
    "why": "So that a hull can stop where there is nothing to stop against.",
    "anchor": "ion-anchor",
    "title": "Ion anchor"
  },
  {
    "id": "compass-points",
    "band": "easy",
    "text": "To what does a thread compass point?",
    "options": [
      "To the Lamp",
      "To the nearest ship",
      "To the nearest thread",
      "To whoever owes most"
    ],
    "right": 2,
    "why": "Its needle of LUMAN wax swims in a sealed ball.",
    "anchor": "thread-compass",
    "title": "Thread compass",
    "fact": "It points to the nearest thread."
  },
  {
    "id": "spindle-edit",
    "band": "easy",
    "text": "What cannot be done to a log spindle?",
    "options": [
      "It cannot be carried",
      "It cannot be edited",
      "It cannot be read",
      "It cannot be stopped"
    ],
    "right": 1,
    "why": "The notches interlock.",
    "anchor": "log-spindle",
    "title": "Log spindle",
    "fact": "A spindle cannot be edited: the notches interlock."
  },
  {
    "id": "drone-eye",
    "band": "easy",
    "text": "What is the lamp of an excise drone at the same time?",
    "options": [
      "Its badge",
      "Its engine",
      "Its eye",
      "Its only weapon"
    ],
    "right": 2,
    "why": "A customs officer the size of a barrel.",
    "anchor": "excise-drone",
    "title": "Excise drone",
    "fact": "A customs officer the size of a barrel, with a lamp that is also its eye."
  },
  {
    "id": "triad-shots",
    "band": "hard",
    "text": "For how many seconds does a Triad rack fire its shots as three?",
    "options": [
      "Eight",
      "Five",
      "Ten",
      "Twelve"
    ],
    "right": 2,
    "why": "A rack of missiles, floated into the Arena for whoever gets there first.",
    "anchor": "triad-rack",
    "title": "Triad rack",
    "fact": "Each shot goes out as three, for ten seconds."
  },
  {
    "id": "second-breath",
    "band": "easy",
    "text": "What does a Second Breath give to a pilot?",
    "options": [
      "A new log",
      "A second barrel",
      "One more hull",
      "Sixty minutes of air"
    ],
    "right": 2,
    "why": "A red tank with a white cross.",
    "anchor": "second-breath",
    "title": "Second Breath",
    "fact": "A red tank with a white cross: one more hull for the pilot who catches it."
  },
  {
    "id": "tank-weight",
    "band": "hard",
    "text": "How much does a breath tank weigh?",
    "options": [
      "31 kilos",
      "Eleven kilos",
      "Nine kilos",
      "Three kilos"
    ],
    "right": 2,
    "why": "Steel, and the stencilled stroke on its side became the credit sign.",
    "anchor": "breath-tank",
    "title": "Breath tank",
    "fact": "Steel, nine kilos, sixty minutes."
  },
  {
    "id": "war-about",
    "band": "easy",
    "text": "Over what was the War of the Shut Gate fought?",
    "options": [
      "A cargo",
      "A hammer",
      "A harvest",
      "A lamp"
    ],
    "right": 3,
    "why": "Nine years of fighting over whether to switch it off.",
    "anchor": "shut-gate-war",
    "title": "The War of the Shut Gate",
    "fact": "Nine years of fighting over whether to switch off a lamp."
  },
  {
    "id": "war-lives",
    "band": "hard",
    "text": "How many lives did the War of the Shut Gate cost?",
    "options": [
      "16,000",
      "340",
      "4,000",
      "9,400"
    ],
    "right": 3,
    "why": "And 340 hulls, to settle what three clerks had drafted in the first week.",
    "anchor": "shut-gate-war",
    "title": "The War of the Shut Gate"
  },
  {
    "id": "tables-shapes",
    "band": "medium",
    "text": "Which three shapes had the tables of the peace?",
    "options": [
      "A hexagon, an oval and a long one",
      "A ring, a cross and a star",
      "A square, a crescent and a round one",
      "Three squares of different height"
    ],
    "right": 2,
    "why": "Nobody would sit at anyone's table, so the paper was carried.",
    "anchor": "the-three-tables",
    "title": "The Three Tables"
  },
  {
    "id": "siege-days",
    "band": "easy",
    "text": "How many days did the Siege of the Hub last?",
    "options": [
      "158",
      "214",
      "340",
      "51"
    ],
    "right": 1,
    "why": "From 11 March to 11 October L61: 214 days.",
    "anchor": "siege-of-the-hub",
    "title": "The Siege of the Hub",
    "fact": "214 days, sixty-three reavers, twenty-two pilots and a cube of glass."
  },
  {
    "id": "siege-reavers",
    "band": "hard",
    "text": "How many reavers closed the Crossing in the Siege?",
    "options": [
      "Eleven",
      "Forty-one",
      "Sixty-three",
      "Twenty-two"
    ],
    "right": 2,
    "why": "Against sixteen thousand people and twenty-two pilots.",
    "anchor": "siege-of-the-hub",
    "title": "The Siege of the Hub",
    "fact": "On 11 March L61 sixty-three reavers under Suun-of-Eleven-Rings closed the Crossing."
  },
  {
    "id": "siege-consul",
    "band": "hard",
    "text": "What did the consul do, according to the Hub's log, when she was shown the cube?",
    "options": [
      "She laughed",
      "She threw it",
      "She weighed it",
      "She wept"
    ],
    "right": 0,
    "why": "\"Unsure of protocol\", the log adds.",
    "anchor": "siege-of-the-hub",
    "title": "The Siege of the Hub"
  },
  {
    "id": "shrug-seconds",
    "band": "easy",
    "text": "How long did the Shrug last?",
    "options": [
      "A whole night",
      "Eleven seconds",
      "Four seconds",
      "One lock bell"
    ],
    "right": 1,
    "why": "The Hub stopped turning for it, and nobody fell over.",
    "anchor": "the-shrug",
    "title": "The Shrug",
    "fact": "It stopped for eleven seconds, and nobody fell over."
  },
  {
    "id": "shrug-compasses",
    "band": "hard",
    "text": "To what did thread compasses point during the Shrug?",
    "options": [
      "To Body 618",
      "To the Lamp",
      "To the place of Sennet",
      "To whoever was holding them"
    ],
    "right": 3,
    "why": "No other instrument aboard had noticed anything.",
    "anchor": "what-was-found",
    "title": "What was found"
  },
  {
    "id": "iris-what",
    "band": "easy",
    "text": "What was Iris Bembridge's post?",
    "options": [
      "Air clerk",
      "Astronomer",
      "Glassmaker",
      "Harbourmaster"
    ],
    "right": 0,
    "why": "Second class, put in charge because she could be trusted with chalk.",
    "anchor": "iris-bembridge",
    "title": "Iris Bembridge",
    "fact": "Air clerk, second class, who took the war's hardest decision by refusing to take it."
  },
  {
    "id": "iris-throws",
    "band": "hard",
    "text": "How many times did Iris Bembridge throw the dice?",
    "options": [
      "15,696",
      "2,113",
      "41,300",
      "9,400"
    ],
    "right": 0,
    "why": "Every day until she died, none missed, mean 3.50.",
    "anchor": "iris-bembridge",
    "title": "Iris Bembridge"
  },
  {
    "id": "iris-tune",
    "band": "hard",
    "text": "Which tune did Iris Bembridge hum while the dice rolled?",
    "options": [
      "Hold the Line",
      "Love Story",
      "Rent Day",
      "The Long Lunch"
    ],
    "right": 1,
    "why": "An old dance tune, always a little flat.",
    "anchor": "iris-bembridge",
    "title": "Iris Bembridge",
    "fact": "While it rolled she hummed an old dance tune, Love Story, always a little flat."
  },
  {
    "id": "grebe-message",
    "band": "medium",
    "text": "What did Ottoline Grebe's one transmission say of Sennet?",
    "options": [
      "\"I will bring back my log.\"",
      "\"It is further than it looks.\"",
      "\"It is not out. It is covered.\"",
      "\"There is nothing here at all.\""
    ],
    "right": 2,
    "why": "In her hand, in L30, from the wrong part of the sky.",
    "anchor": "ottoline-grebe",
    "title": "Ottoline Grebe"
  },
  {
    "id": "brask-rule-book",
    "band": "medium",
    "text": "How many pages has the rule book of the Stringing Yard?",
    "options": [
      "Eleven",
      "Forty-four",
      "Four",
      "One"
    ],
    "right": 3,
    "why": "Hanne Brask wrote it.",
    "anchor": "hanne-brask",
    "title": "Hanne Brask",
    "fact": "She founded the Stringing Yard and wrote its rule book, which has one page."
  },
  {
    "id": "suun-stoker",
    "band": "hard",
    "text": "As what did Suun work off her twelfth debt?",
    "options": [
      "A clerk at the Lists",
      "A guard of the bonded decks",
      "A stoker in the Lung",
      "A welder on the rafts"
    ],
    "right": 2,
    "why": "Unpaid, one day for each of the 214.",
    "anchor": "suun-of-eleven-rings",
    "title": "Suun-of-Eleven-Rings",
    "fact": "She worked it off as a stoker in the Lung, unpaid, one day for each."
  },
  {
    "id": "body-collected",
    "band": "easy",
    "text": "What did Body 618 collect?",
    "options": [
      "Bells",
      "Questions",
      "Rivets",
      "Spoons"
    ],
    "right": 3,
    "why": "It had forty-two, and left forty-one behind.",
    "anchor": "body-618",
    "title": "Body 618",
    "fact": "It collected spoons."
  },
  {
    "id": "umeh-programme",
    "band": "medium",
    "text": "On which programme was Josiah Umeh elected?",
    "options": [
      "\"Count again.\"",
      "\"Fix the lifts.\"",
      "\"Hold the line.\"",
      "\"Lunch for all.\""
    ],
    "right": 1,
    "why": "The shortest on record; he has fixed four of nine.",
    "anchor": "josiah-umeh",
    "title": "Josiah Umeh"
  },
  {
    "id": "quayle-noticed",
    "band": "easy",
    "text": "What had Captain Tallow not burned, as Ines Quayle saw from his bills?",
    "options": [
      "A single lamp",
      "Fuel",
      "His logs",
      "Incense"
    ],
    "right": 1,
    "why": "The greatest afternoon ever flown had cost nothing.",
    "anchor": "ines-quayle",
    "title": "Ines Quayle",
    "fact": "The bill clerk who asked why a hero had burned no fuel."
  },
  {
    "id": "quayle-words",
    "band": "medium",
    "text": "Which four words hung over the desk of Ines Quayle?",
    "options": [
      "Count the fuel first",
      "Fly it again, please",
      "No log, no score",
      "Trust the honest pilot"
    ],
    "right": 1,
    "why": "She led the order for thirty-one years.",
    "anchor": "ines-quayle",
    "title": "Ines Quayle",
    "fact": "Over her desk hung four words: Fly it again, please."
  },
  {
    "id": "tallow-hulls",
    "band": "medium",
    "text": "How many hulls did Dunstan Tallow claim in one afternoon?",
    "options": [
      "Eleven",
      "Forty-one",
      "Sixty-three",
      "Twenty-two"
    ],
    "right": 1,
    "why": "The sentence was to fly every one of them after all.",
    "anchor": "dunstan-tallow",
    "title": "Dunstan Tallow",
    "fact": "Captain, raconteur, victor of forty-one fights that did not happen."
  },
  {
    "id": "tallow-where",
    "band": "easy",
    "text": "Where did Dunstan Tallow spend his greatest afternoon?",
    "options": [
      "In a lighter under Dock Six",
      "In a still room at Dock Four",
      "In the Afterburner",
      "In the Mill"
    ],
    "right": 2,
    "why": "At the bar, on 20 November L188.",
    "anchor": "dunstan-tallow",
    "title": "Dunstan Tallow"
  },
  {
    "id": "strand-walk",
    "band": "hard",
    "text": "What does Wilhelmina Strand do on the first of every month?",
    "options": [
      "She rings the Lock Bell",
      "She walks the whole ring",
      "She winds the log spindles",
      "She writes to the Steward"
    ],
    "right": 1,
    "why": "31 kilometres in seven hours, speaking to anyone who keeps up.",
    "anchor": "wilhelmina-strand",
    "title": "Wilhelmina Strand"
  },
  {
    "id": "ilves-glass",
    "band": "easy",
    "text": "What does the glass of Petra Ilves remember?",
    "options": [
      "Every face",
      "Its maker's voice",
      "Its neighbours",
      "The light of Sennet"
    ],
    "right": 2,
    "why": "So a broken window knows where its panes belong.",
    "anchor": "petra-ilves",
    "title": "Petra Ilves",
    "fact": "She came home with the recipe for a pane that remembers its neighbours."
  },
  {
    "id": "arena-aboard",
    "band": "easy",
    "text": "Who is aboard the ships that fight in the Arena?",
    "options": [
      "Debtors of the Hub",
      "Nobody",
      "The three captains",
      "Volunteers"
    ],
    "right": 1,
    "why": "They are flown by wire, so what dies is paint.",
    "anchor": "cosmic-battle-arena",
    "title": "The Cosmic Battle Arena",
    "fact": "A box of nothing, 960 kilometres by 640, where three fleets settle things with nobody aboard."
  },
  {
    "id": "arena-size",
    "band": "hard",
    "text": "How wide is the field of the Arena?",
    "options": [
      "4,000 kilometres",
      "420 kilometres",
      "640 kilometres",
      "960 kilometres"
    ],
    "right": 3,
    "why": "960 wide and 640 high, towed rocks included.",
    "anchor": "cosmic-battle-arena",
    "title": "The Cosmic Battle Arena",
    "fact": "The Arena is a field 960 kilometres wide and 640 high, towed rocks included."
  },
  {
    "id": "stellar-insurance",
    "band": "medium",
    "text": "Why is the convoy trial called Stellar Mining?",
    "options": [
      "A miner drew up its rules",
      "Convoys are forbidden in the Mill",
      "It pays in ore",
      "The insurance for convoys was higher"
    ],
    "right": 3,
    "why": "A cheaper name for the same trial.",
    "anchor": "stellar-mining",
    "title": "Stellar Mining",
    "fact": "At the Stringing Yard it is called Stellar Mining, because the insurance for convoys was higher."
  },
  {
    "id": "market-forty-four",
    "band": "easy",
    "text": "What lies behind the shutters of the Blind Market?",
    "options": [
      "Goods",
      "Other markets",
      "Pilots",
      "Recorders"
    ],
    "right": 0,
    "why": "Each shutter carries a seal, and two that match make a bargain.",
    "anchor": "space-traders",
    "title": "Space Traders and the Blind Market",
    "fact": "Goods lie behind shutters, six to a row and four rows."
  },
  {
    "id": "market-airless",
    "band": "hard",
    "text": "Why is the hall of the Blind Market kept airless?",
    "options": [
      "Goods can otherwise be smelt",
      "So that nobody can whisper",
      "To keep the seals dry",
      "To save the Lung's tanks"
    ],
    "right": 0,
    "why": "And that would be no trade between strangers.",
    "anchor": "space-traders",
    "title": "Space Traders and the Blind Market",
    "fact": "No more than two may stand open, and the hall is kept airless, since goods can otherwise be smelt."
  },
  {
    "id": "lore-cell",
    "band": "easy",
    "text": "Why is the Recorders' examination sat in an airtight cell?",
    "options": [
      "Against cold",
      "Against the Quiet",
      "Against thieves",
      "Against whispering"
    ],
    "right": 3,
    "why": "And so it costs a tank.",
    "anchor": "lore-master",
    "title": "Lore Master",
    "fact": "It is sat in an airtight cell, against whispering, and so costs a tank."
  },
  {
    "id": "gallery-panes",
    "band": "easy",
    "text": "Into how many panes did each window of the Long Gallery break?",
    "options": [
      "Forty-four",
      "Four",
      "Sixteen",
      "Twelve"
    ],
    "right": 2,
    "why": "In the Shrug; they will not stay mended.",
    "anchor": "long-gallery",
    "title": "The Long Gallery",
    "fact": "In the Shrug each broke into sixteen panes."
  },
  {
    "id": "gallery-third",
    "band": "medium",
    "text": "Which window of the Long Gallery shows a consul who receives a hammer?",
    "options": [
      "The second",
      "The seventh",
      "The tenth",
      "The third"
    ],
    "right": 3,
    "why": "Rent Day: the consul takes it as one receives a child.",
    "anchor": "the-twelve-windows",
    "title": "The twelve windows",
    "fact": "Third: Rent Day: a consul receives a hammer as one receives a child."
  },
  {
    "id": "cargo-limit",
    "band": "easy",
    "text": "How much cargo does the drones' scale let pass?",
    "options": [
      "A hundred kilos",
      "One kilo",
      "Seven kilos",
      "Three kilos"
    ],
    "right": 3,
    "why": "One heavy piece or three light ones.",
    "anchor": "cargo-runner",
    "title": "Cargo Runner",
    "fact": "The drones' scale lets three kilos pass."
  },
  {
    "id": "decks-count",
    "band": "easy",
    "text": "How many bonded decks lie under Dock Six?",
    "options": [
      "Seven",
      "Six",
      "Three",
      "Twelve"
    ],
    "right": 0,
    "why": "Seven sealed mazes, each with walls of its own colour.",
    "anchor": "bonded-decks",
    "title": "The Bonded Decks",
    "fact": "Seven sealed mazes under Dock Six, each with walls of its own colour."
  },
  {
    "id": "green-deck",
    "band": "hard",
    "text": "What has grown through the shelving of the Green Deck?",
    "options": [
      "A brood-dock",
      "Halloway wheat",
      "Hull limpets",
      "Moss from Tarn"
    ],
    "right": 1,
    "why": "A seed crate split in L60; the drones mow.",
    "anchor": "green-deck",
    "title": "Green Deck",
    "fact": "A seed crate split in L60, and Halloway wheat has grown through the shelving."
  },
  {
    "id": "quiet-deck",
    "band": "hard",
    "text": "How late does a carrier hear a drone on the Quiet Deck?",
    "options": [
      "Eleven seconds",
      "Forty seconds",
      "Four seconds",
      "Not at all"
    ],
    "right": 0,
    "why": "It must be guessed which one is coming.",
    "anchor": "quiet-deck",
    "title": "Quiet Deck",
    "fact": "A carrier hears the drone that passed eleven seconds ago and must guess at the one that is coming."
  },
  {
    "id": "lore-pass",
    "band": "easy",
    "text": "How many right answers pass the Recorders' examination?",
    "options": [
      "All hundred",
      "Fifteen",
      "Fifty-five",
      "Seventy"
    ],
    "right": 3,
    "why": "Seventy right of a hundred put, and three wrong answers end it.",
    "anchor": "lore-master",
    "title": "Lore Master",
    "fact": "Seventy right will pass."
  },
  {
    "id": "hub-keys",
    "band": "easy",
    "text": "Who holds the keys of the Hub?",
    "options": [
      "The Bursar",
      "The Comptroller",
      "The Harbourmaster",
      "The Steward"
    ],
    "right": 2,
    "why": "The charter of L1 gives each faction a veto and the Harbourmaster the keys.",
    "anchor": "the-hub",
    "title": "The Hub",
    "fact": "The charter of L1 gives each a veto and the Harbourmaster the keys."
  }
];
