// Written by compile/render.ts.
import type { QuizBank } from './quiz-model.ts';

export const practiceBank: QuizBank = [
  {
    "id": "thread-decides",
    "band": "easy",
    "text": "What decides how long a crossing of a thread takes?",
    "options": [
      "The cargo",
      "The engine",
      "The pilot",
      "The thread"
    ],
    "right": 3,
    "why": "Forty minutes or five hours, and nobody aboard has a say in it.",
    "anchor": "threads",
    "title": "Threads",
    "fact": "A crossing lasts anything from forty minutes to five hours, and the thread decides."
  },
  {
    "id": "sennet-colour",
    "band": "easy",
    "text": "What colour was Sennet while it still shone?",
    "options": [
      "Blue",
      "Orange",
      "Red",
      "White"
    ],
    "right": 3,
    "why": "A white star, and by all accounts a dull one.",
    "anchor": "sennet",
    "title": "Sennet, the missing star"
  },
  {
    "id": "bloom-pilots",
    "band": "easy",
    "text": "What do pilots do at a thread bloom?",
    "options": [
      "They cut their engines",
      "They ring the ship's bell",
      "They shut their eyes",
      "They turn about"
    ],
    "right": 2,
    "why": "Its petals are blue-white and too bright to look at.",
    "anchor": "thread-bloom",
    "title": "Thread bloom",
    "fact": "Pilots shut their eyes."
  },
  {
    "id": "year-before-first",
    "band": "easy",
    "text": "What is the year before L1 called?",
    "options": [
      "B1",
      "L0",
      "The dark year",
      "Year nought"
    ],
    "right": 0,
    "why": "Between the two there is no year nought.",
    "anchor": "calendar-and-measures",
    "title": "Calendar and Measures",
    "fact": "Years are counted from the lighting of the Lamp: L1 began at that moment, and the year before it is B1."
  },
  {
    "id": "crossing-sail",
    "band": "medium",
    "text": "How did the sloop that discovered the Crossing travel from Anvil?",
    "options": [
      "By ion engine",
      "On a tow line",
      "Through a thread",
      "Under sail"
    ],
    "right": 3,
    "why": "It took her fourteen years to get there.",
    "anchor": "the-crossing",
    "title": "The Crossing",
    "fact": "The survey sloop Second Opinion found it on 30 July B74, fourteen years out from Anvil under sail."
  },
  {
    "id": "tuning-days",
    "band": "medium",
    "text": "For how long do the smiths strike to tune a gate?",
    "options": [
      "340 days",
      "A month",
      "Four hours",
      "Nine days"
    ],
    "right": 3,
    "why": "They strike in turn, day and night, without a break.",
    "anchor": "seven-gates",
    "title": "The Seven Gates"
  },
  {
    "id": "third-gate",
    "band": "medium",
    "text": "Which gate was the third to open?",
    "options": [
      "The Amber Gate",
      "The Halloway Gate",
      "The Horn Gate",
      "The Orion Gate"
    ],
    "right": 1,
    "why": "It opened in B49, after the one to Tarn and before the one to Big Amber.",
    "anchor": "the-six-that-opened",
    "title": "The six that opened",
    "fact": "Third: the Halloway Gate, to Halloway, B49."
  },
  {
    "id": "seventh-tunings",
    "band": "medium",
    "text": "How many times was the Seventh Gate tuned?",
    "options": [
      "Nine",
      "One",
      "Three",
      "Twelve"
    ],
    "right": 2,
    "why": "After each of the three it stayed as shut as before.",
    "anchor": "the-seventh-gate",
    "title": "The Seventh Gate",
    "fact": "It was tuned three times and has never opened."
  },
  {
    "id": "month-names",
    "band": "medium",
    "text": "Where did the names of the twelve months come from?",
    "options": [
      "The ONI",
      "The Old World",
      "The Recorders",
      "The bells of the docks"
    ],
    "right": 1,
    "why": "They came along with the Nine Hulls.",
    "anchor": "calendar-and-measures",
    "title": "Calendar and Measures",
    "fact": "A year has 365 days of 24 hours in twelve months, whose names came from the Old World with the Nine Hulls."
  },
  {
    "id": "rent-under-fire",
    "band": "hard",
    "text": "How did the rent of L61 reach the ONI, under fire?",
    "options": [
      "In a sealed torpedo",
      "In an armoured tug",
      "On a hand-thrown line",
      "Under a white flag of truce"
    ],
    "right": 2,
    "why": "It was paid in the middle of a siege, and a receipt was given.",
    "anchor": "the-rent",
    "title": "The rent",
    "fact": "In L61 it went over on a hand-thrown line, under fire, and was receipted."
  },
  {
    "id": "first-ship-food",
    "band": "hard",
    "text": "How long does the food last that the first ship takes through a new gate?",
    "options": [
      "A month",
      "Fourteen years",
      "Nine days",
      "One year"
    ],
    "right": 3,
    "why": "The way home has to be built, and that can take most of a year.",
    "anchor": "seven-gates",
    "title": "The Seven Gates"
  },
  {
    "id": "widow-towards",
    "band": "hard",
    "text": "Towards what is the Widow moving?",
    "options": [
      "Its own lit edge",
      "The Crossing",
      "The far edge of the Skein",
      "The gap that Sennet left"
    ],
    "right": 3,
    "why": "It was 2.0 degrees from that place once, and has come closer since.",
    "anchor": "the-widow",
    "title": "The Widow"
  },
  {
    "id": "quiet-width",
    "band": "hard",
    "text": "How wide is the Quiet?",
    "options": [
      "2.1 kilometres",
      "31 kilometres",
      "70 kilometres",
      "9.9 kilometres"
    ],
    "right": 3,
    "why": "It fills the ring of the Hub from side to side.",
    "anchor": "the-quiet",
    "title": "The Quiet",
    "fact": "The disc of space inside the Seventh Gate, 9.9 kilometres wide."
  },
  {
    "id": "debtor-next",
    "band": "hard",
    "text": "In which year will the Debtor come by again?",
    "options": [
      "L315",
      "L326",
      "L340",
      "L400"
    ],
    "right": 2,
    "why": "Its last visit was in L283, and it keeps to its period.",
    "anchor": "the-debtor",
    "title": "The Debtor",
    "fact": "A comet that passes Onnu Mere every 57 years, last in L283 and next in L340."
  },
  {
    "id": "lamp-made",
    "band": "easy",
    "text": "What is the Lamp?",
    "options": [
      "A ball of caged fire",
      "A burning moon",
      "A mirror of ice",
      "A star held in a cage"
    ],
    "right": 0,
    "why": "Cables hold it in the middle of the ring.",
    "anchor": "the-lamp",
    "title": "The Lamp",
    "fact": "The Lamp is a ball of caged fire forty metres wide, held at the centre of the Hub by six cables."
  },
  {
    "id": "seeker-unaligned",
    "band": "easy",
    "text": "What is a Seeker called who has not chosen a faction?",
    "options": [
      "Neutral",
      "Unaligned",
      "Undyed",
      "Unlicensed"
    ],
    "right": 1,
    "why": "Such a Seeker wears no colours, and the points count for no faction.",
    "anchor": "star-seekers",
    "title": "Star Seekers",
    "fact": "One who has not chosen is unaligned and wears nobody's colours."
  },
  {
    "id": "gallery-dock",
    "band": "easy",
    "text": "Which dock holds the Long Gallery?",
    "options": [
      "Dock Five",
      "Dock One",
      "Dock Six",
      "Dock Three"
    ],
    "right": 0,
    "why": "The windows from the workshop of Petra Ilves hang there.",
    "anchor": "six-docks",
    "title": "Six docks",
    "fact": "Dock Five: the Long Gallery."
  },
  {
    "id": "pips-ringed",
    "band": "easy",
    "text": "In which colour are the pips of the dice ringed?",
    "options": [
      "Black",
      "Gold",
      "Pink",
      "Teal"
    ],
    "right": 3,
    "why": "That is why they are called eyes.",
    "anchor": "the-object",
    "title": "The object",
    "fact": "The pips are drilled and ringed in teal, hence eyes."
  },
  {
    "id": "ring-weight",
    "band": "medium",
    "text": "How much of their proper weight do people have aboard the ring?",
    "options": [
      "All of it",
      "Four fifths",
      "Nine tenths",
      "One third"
    ],
    "right": 1,
    "why": "A visitor from Anvil, used to more, feels light there.",
    "anchor": "the-hub",
    "title": "The Hub"
  },
  {
    "id": "lamp-width",
    "band": "medium",
    "text": "How wide is the Lamp?",
    "options": [
      "420 metres",
      "Forty metres",
      "Nine metres",
      "Two kilometres"
    ],
    "right": 1,
    "why": "Small for a sun, but it only has to light one ring.",
    "anchor": "the-lamp",
    "title": "The Lamp",
    "fact": "The Lamp is a ball of caged fire forty metres wide, held at the centre of the Hub by six cables."
  },
  {
    "id": "early-return",
    "band": "medium",
    "text": "What becomes of the score when a pilot turns back early?",
    "options": [
      "It goes to the faction",
      "It is halved",
      "It is lost",
      "The pilot keeps it"
    ],
    "right": 3,
    "why": "Whatever was reached until then counts.",
    "anchor": "runs",
    "title": "Runs",
    "fact": "A pilot who turns back early keeps what was reached."
  },
  {
    "id": "still-rooms",
    "band": "medium",
    "text": "In how many still rooms are logs flown again?",
    "options": [
      "Seven",
      "Thirty",
      "Three",
      "Twelve"
    ],
    "right": 3,
    "why": "Each has an empty hull on a stand.",
    "anchor": "reflight",
    "title": "Reflight"
  },
  {
    "id": "food-alone",
    "band": "medium",
    "text": "What is food without ammunition, as they say in the Yard?",
    "options": [
      "A bribe",
      "A farewell",
      "A long war",
      "A picnic"
    ],
    "right": 3,
    "why": "And the other way round, the saying adds, it is a short one.",
    "anchor": "one-of-each",
    "title": "One of each",
    "fact": "\"Food without ammunition is a picnic,\" runs the Yard's version, \"and ammunition without food is a short one.\""
  },
  {
    "id": "slate-trade",
    "band": "hard",
    "text": "For what did pilots of the Siege trade their strokes of chalk?",
    "options": [
      "Bread, letters and favours",
      "Maps, fuel and promises",
      "Songs, rope and salt",
      "Soup, boots and apologies"
    ],
    "right": 3,
    "why": "So a mark on a slate became the money of the Hub.",
    "anchor": "credits",
    "title": "Credits"
  },
  {
    "id": "log-awaited",
    "band": "hard",
    "text": "What is written after about every tenth Seeker's name?",
    "options": [
      "Log awaited",
      "Not returned",
      "Rank unknown",
      "Still flying"
    ],
    "right": 0,
    "why": "They said that they would bring it back, and so far have not.",
    "anchor": "star-seekers",
    "title": "Star Seekers",
    "fact": "The register has 41,300 names; about a tenth are followed by the words log awaited."
  },
  {
    "id": "lung-repaired",
    "band": "hard",
    "text": "How many tanks could the repaired Lung fill in a day?",
    "options": [
      "Four thousand",
      "Nine hundred",
      "Sixty",
      "Three hundred"
    ],
    "right": 1,
    "why": "It is still asked for six, as on the slate.",
    "anchor": "the-lung",
    "title": "The Lung",
    "fact": "It was repaired long ago and could fill nine hundred."
  },
  {
    "id": "cube-edge",
    "band": "hard",
    "text": "How long is one edge of the cube that Iris threw?",
    "options": [
      "12 millimetres",
      "20 millimetres",
      "31 millimetres",
      "57 millimetres"
    ],
    "right": 2,
    "why": "It was cut from a window of Dock Two.",
    "anchor": "the-object",
    "title": "The object",
    "fact": "One cube, 31 millimetres along the edge and 74 grams in weight, cut from a broken pane of Dock Two."
  },
  {
    "id": "steward-term",
    "band": "easy",
    "text": "How long is a Steward's one term?",
    "options": [
      "Eleven years",
      "Five years",
      "For life",
      "Two years"
    ],
    "right": 1,
    "why": "After it the Steward goes back to work.",
    "anchor": "mud",
    "title": "MUD"
  },
  {
    "id": "consulate-turn",
    "band": "medium",
    "text": "After what time does one Consulate hand over to the next?",
    "options": [
      "57 days",
      "One tide",
      "One year",
      "Seven bells"
    ],
    "right": 1,
    "why": "That is nineteen days, and the next begins with what was promised.",
    "anchor": "oni",
    "title": "ONI"
  },
  {
    "id": "ustur-say-age",
    "band": "medium",
    "text": "How old do the USTUR say they are?",
    "options": [
      "A thousand tides",
      "Forty thousand years",
      "Nine hundred years",
      "Six million years"
    ],
    "right": 2,
    "why": "The joint that was measured said otherwise.",
    "anchor": "their-age",
    "title": "Their age",
    "fact": "They say nine hundred years."
  },
  {
    "id": "boiler-yards",
    "band": "hard",
    "text": "How many yards refused to lay another keel in B90?",
    "options": [
      "Eleven",
      "Four",
      "Nineteen",
      "Six"
    ],
    "right": 0,
    "why": "They were done with owners who had never held a hammer themselves.",
    "anchor": "mud",
    "title": "MUD"
  },
  {
    "id": "beacon-hour",
    "band": "hard",
    "text": "At what hour was the beacon of the USTUR first heard?",
    "options": [
      "At midnight",
      "At noon",
      "Four in the morning",
      "Nine in the evening"
    ],
    "right": 2,
    "why": "It was on 17 February B41, and it said five characters.",
    "anchor": "ustur",
    "title": "USTUR"
  },
  {
    "id": "tarn-moons",
    "band": "easy",
    "text": "How many moons has Tarn?",
    "options": [
      "Four",
      "One",
      "Seven",
      "Two"
    ],
    "right": 3,
    "why": "Together they raise the great tides.",
    "anchor": "tarn",
    "title": "Tarn",
    "fact": "A drowned world of six million sailors, two moons and one very long eel."
  },
  {
    "id": "halloway-wheat",
    "band": "easy",
    "text": "What colour is the wheat of Halloway?",
    "options": [
      "Blue",
      "Brass",
      "Silver",
      "Violet"
    ],
    "right": 1,
    "why": "And a wagon would be lost in it.",
    "anchor": "halloway",
    "title": "Halloway",
    "fact": "The wheat is brass-coloured and taller than a wagon."
  },
  {
    "id": "kiln-stopped",
    "band": "medium",
    "text": "What becomes of a town on Kiln that stops for too long?",
    "options": [
      "It is fined",
      "It is renamed",
      "It is towed",
      "It is written off"
    ],
    "right": 3,
    "why": "The dawn comes after it, and melts the ground.",
    "anchor": "kiln",
    "title": "Kiln",
    "fact": "A town that stops for longer than a bell is written off."
  },
  {
    "id": "onnu-guest",
    "band": "medium",
    "text": "By what is a guest remembered on an ONI family's shore?",
    "options": [
      "The length of the stay",
      "The name of the ship",
      "The shape of the splash",
      "The weight of the gift"
    ],
    "right": 2,
    "why": "The sea shines brighter where something has fallen in.",
    "anchor": "onnu-mere",
    "title": "Onnu Mere"
  },
  {
    "id": "elders-words",
    "band": "medium",
    "text": "What is done with everything that the elders of Ashihn say?",
    "options": [
      "It is cut in stone",
      "It is memorised",
      "It is printed",
      "It is sung to ships"
    ],
    "right": 1,
    "why": "Attendants see to it, and never interrupt.",
    "anchor": "ashihn",
    "title": "Ashihn"
  },
  {
    "id": "anvil-slipway",
    "band": "hard",
    "text": "How many kilometres of slipway has Anvil?",
    "options": [
      "Four thousand",
      "Nine hundred",
      "Sixty",
      "Thirty thousand"
    ],
    "right": 0,
    "why": "Its night side glows gold with them.",
    "anchor": "anvil",
    "title": "Anvil"
  },
  {
    "id": "moorings-rafts",
    "band": "hard",
    "text": "Of how many rafts does Moorings consist?",
    "options": [
      "1,900",
      "12,600",
      "340",
      "97"
    ],
    "right": 0,
    "why": "They are put together anew after each great tide.",
    "anchor": "tarn",
    "title": "Tarn"
  },
  {
    "id": "redwing-engines",
    "band": "easy",
    "text": "How many engines has a Redwing?",
    "options": [
      "Four",
      "One",
      "Three",
      "Two"
    ],
    "right": 2,
    "why": "A delta with canards, simple enough to repair in the dark.",
    "anchor": "redwing-delta",
    "title": "Redwing delta"
  },
  {
    "id": "shard-edge",
    "band": "easy",
    "text": "With what is the blade of a Onefold shard edged?",
    "options": [
      "Gold",
      "Horn",
      "Iron",
      "Silver"
    ],
    "right": 0,
    "why": "One blade, with the eye at its heel.",
    "anchor": "onefold-shard",
    "title": "Onefold shard",
    "fact": "A single gold-edged blade with the eye at its heel."
  },
  {
    "id": "thorn-hunt",
    "band": "medium",
    "text": "How does a Thorn raider hunt?",
    "options": [
      "It follows the heat of the exhaust",
      "It listens for the noise of engines",
      "It recalls where its prey has turned",
      "It waits at the end of a thread, unlit"
    ],
    "right": 2,
    "why": "It forgets nothing, and pilots have habits.",
    "anchor": "thorn-raider",
    "title": "Thorn raider",
    "fact": "It hunts by recalling where its prey has turned before."
  },
  {
    "id": "watcher-notes",
    "band": "hard",
    "text": "For how long did Sixfold watchers take notes off the Hub?",
    "options": [
      "150 days",
      "400 days",
      "44 days",
      "51 days"
    ],
    "right": 0,
    "why": "Both sides have since been offered a copy.",
    "anchor": "sixfold-watcher",
    "title": "Sixfold watcher",
    "fact": "Watchers stood off the Hub for 150 days of the Siege, taking notes that they have since offered to both sides."
  },
  {
    "id": "polymer-sets",
    "band": "easy",
    "text": "In what does POLYMER set?",
    "options": [
      "In ice",
      "In sea water",
      "In sunlight",
      "In vacuum"
    ],
    "right": 3,
    "why": "A red resin from Anvil, good for patches out of doors.",
    "anchor": "polymer",
    "title": "POLYMER",
    "fact": "Anvil resin, red, sets in vacuum."
  },
  {
    "id": "radabs-left",
    "band": "medium",
    "text": "What is cut from the leftovers of RADABS?",
    "options": [
      "Blinds for windows",
      "Drill heads",
      "Recorders' robes",
      "Ship's sails"
    ],
    "right": 2,
    "why": "The felt is grey, and so is the order.",
    "anchor": "radabs",
    "title": "RADABS",
    "fact": "Recorders' robes are cut from the leftovers."
  },
  {
    "id": "food-ball",
    "band": "hard",
    "text": "What do convoys find in a ball of food?",
    "options": [
      "A Halloway plum",
      "A fish from Tarn",
      "A loaf of brown bread",
      "A tin of soup"
    ],
    "right": 0,
    "why": "Its leaf is still on it.",
    "anchor": "four-stores",
    "title": "The Four Stores"
  },
  {
    "id": "newt-made",
    "band": "easy",
    "text": "Of what is a kiln newt made?",
    "options": [
      "Black glass",
      "Grey stone",
      "Red iron",
      "White salt"
    ],
    "right": 0,
    "why": "Twenty centimetres of it, and it bites.",
    "anchor": "kiln-newt",
    "title": "Kiln newt",
    "fact": "Twenty centimetres of black glass with a temper."
  },
  {
    "id": "amberback-long",
    "band": "hard",
    "text": "How long is an amberback from lip to fluke?",
    "options": [
      "Forty metres",
      "Ninety metres",
      "Six hundred metres",
      "Two and a half kilometres"
    ],
    "right": 2,
    "why": "A whale of the air, and too low a singer to be heard.",
    "anchor": "amberback",
    "title": "Amberback",
    "fact": "A whale of the air, six hundred metres from lip to fluke, adrift in the clouds of Big Amber."
  },
  {
    "id": "hammer-handle",
    "band": "medium",
    "text": "Of which wood is the handle of the First Hammer?",
    "options": [
      "Ash",
      "Oak",
      "Pine",
      "Yew"
    ],
    "right": 0,
    "why": "One side of its head is worn flat from work.",
    "anchor": "first-hammer",
    "title": "First Hammer",
    "fact": "The hammer paid as rent in B66: 2.1 kilos, ash handle, one side of the head worn flat."
  },
  {
    "id": "pylon-does",
    "band": "easy",
    "text": "What do fold pylons do?",
    "options": [
      "They hide ships",
      "They slow clocks",
      "They store light",
      "They tuck space"
    ],
    "right": 3,
    "why": "Who flies out between two of them comes in on the other side.",
    "anchor": "fold-pylon",
    "title": "Fold pylon",
    "fact": "Buoys that tuck space."
  },
  {
    "id": "coupler-time",
    "band": "medium",
    "text": "For how long does a Twin coupler join a second barrel to the first?",
    "options": [
      "A minute",
      "Eight seconds",
      "Half an hour",
      "Two seconds"
    ],
    "right": 1,
    "why": "Left adrift it lasts a little longer, until the Marshal comes for it.",
    "anchor": "twin-coupler",
    "title": "Twin coupler",
    "fact": "Couples a second barrel to the first for eight seconds."
  },
  {
    "id": "siege-commander",
    "band": "easy",
    "text": "Under whom did the reavers besiege the Hub?",
    "options": [
      "Hanne Brask",
      "Ihra-of-Nineteen-Rings",
      "Josiah Umeh",
      "Suun-of-Eleven-Rings"
    ],
    "right": 3,
    "why": "She was called after eleven debts; the twelfth came afterwards.",
    "anchor": "siege-of-the-hub",
    "title": "The Siege of the Hub",
    "fact": "On 11 March L61 sixty-three reavers under Suun-of-Eleven-Rings closed the Crossing."
  },
  {
    "id": "siege-pilots",
    "band": "hard",
    "text": "How many pilots were inside the Hub when the Siege began?",
    "options": [
      "Eighteen",
      "Six",
      "Sixty-three",
      "Twenty-two"
    ],
    "right": 3,
    "why": "They flew for sixteen thousand people.",
    "anchor": "siege-of-the-hub",
    "title": "The Siege of the Hub"
  },
  {
    "id": "umeh-trade",
    "band": "easy",
    "text": "What is Josiah Umeh's trade?",
    "options": [
      "Baker",
      "Clerk",
      "Glassmaker",
      "Welder"
    ],
    "right": 3,
    "why": "He keeps his place at the bench, on nights.",
    "anchor": "josiah-umeh",
    "title": "Josiah Umeh",
    "fact": "Welder, Steward of the Union since L310, back at the bench in L315."
  },
  {
    "id": "grebe-sloop",
    "band": "medium",
    "text": "What was the sloop called in which Ottoline Grebe set out?",
    "options": [
      "Orion",
      "Patience",
      "Punctual",
      "Second Opinion"
    ],
    "right": 1,
    "why": "She went alone, and without a gate.",
    "anchor": "ottoline-grebe",
    "title": "Ottoline Grebe",
    "fact": "In L9 she left for Sennet in the sloop Patience, alone, without a gate, on a course of her own."
  },
  {
    "id": "quayle-years",
    "band": "hard",
    "text": "For how many years did Ines Quayle lead the Recorders?",
    "options": [
      "Seven",
      "Seventeen",
      "Thirty-one",
      "Twelve"
    ],
    "right": 2,
    "why": "In all of them she accepted no guess.",
    "anchor": "ines-quayle",
    "title": "Ines Quayle",
    "fact": "She led the order from L189 for thirty-one years and refused every guess brought to her."
  },
  {
    "id": "ilves-born",
    "band": "hard",
    "text": "Where was Petra Ilves born?",
    "options": [
      "At Moorings",
      "At Nine Hulls",
      "On Quorum",
      "On the ring"
    ],
    "right": 1,
    "why": "She learnt her craft on portholes there.",
    "anchor": "petra-ilves",
    "title": "Petra Ilves",
    "fact": "Born in L68 at Nine Hulls, trained on portholes."
  },
  {
    "id": "arena-waves",
    "band": "easy",
    "text": "How many waves come in the Arena?",
    "options": [
      "Eight",
      "Three",
      "Twelve",
      "Twenty"
    ],
    "right": 0,
    "why": "The last of them brings fifteen hulls at a time.",
    "anchor": "cosmic-battle-arena",
    "title": "The Cosmic Battle Arena",
    "fact": "Eight waves come, each thicker than the last, from three hulls to fifteen at a time."
  },
  {
    "id": "window-study",
    "band": "easy",
    "text": "For how long may the mender of a window study the picture?",
    "options": [
      "A minute",
      "Five seconds",
      "Ten seconds",
      "Two minutes"
    ],
    "right": 1,
    "why": "Putting the panes in place has to be done within two minutes.",
    "anchor": "long-gallery",
    "title": "The Long Gallery",
    "fact": "The mender studies the picture for five seconds and has two minutes to put sixteen panes in place."
  },
  {
    "id": "gilt-wall",
    "band": "hard",
    "text": "What is out of place on the Gilt Deck, on purpose?",
    "options": [
      "One lamp",
      "One wall",
      "The door",
      "The station"
    ],
    "right": 1,
    "why": "All the rest of the gold work there is exact.",
    "anchor": "gilt-deck",
    "title": "Gilt Deck",
    "fact": "USTUR work in gold: exact, symmetrical, with one wall out of place on purpose."
  }
];
