import { guessablePassword } from './errors.ts';
import { lookOf } from './name-skeleton.ts';
import type { Account } from './table.ts';

/** The stems of common passwords, in lower case: `dragon` stands for `Dragon`, `dr4gon!` and `dragon2026` too. */
const COMMON_PASSWORDS: readonly string[] = `
  pass passwd password passwords passcode passphrase passport mypass mypassword yourpassword newpassword thepassword
  oldpassword nopassword userpassword adminpassword testpassword defaultpassword passwordpassword pwd pword senha
  contrasena clave motdepasse passwort kennwort geheim parola haslo heslo lozinka salasana wachtwoord losenord
  admin administrator root user username guest login logon signin welcome letmein letmeinnow openup opensesame
  access access14 master mastermind secret mysecret topsecret private changeme changeit change default test tester
  testing testtest tester temp temporary demo example sample hello helloworld hellohello hallo hola bonjour ciao
  qwerty qwertz azerty qwert qwer qwertyui qwertyuiop qwaszx qazwsx qazwsxedc zaqxsw zaq12wsx 1qaz2wsx 1qaz2wsx3edc
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qazxsw2 q1w2e3 q1w2e3r4 asdf asdfgh asdfghjkl asdasd asd123 zxcvbn zxcvbnm zxczxc
  a1b2c3 a1b2c3d4 abc abcd abcde abcdef abcdefg abcabc abc123abc aabbcc xyz xyzxyz
  iloveyou iloveu ilovegod iloveme ilovemusic lovelove loveme lovely loveyou love lover truelove mylove forever
  babygirl babyboy baby sweetheart sweety sweetie honey sugar darling angel angels angelface princess prince queen
  king kingdom beautiful gorgeous sexy sexygirl kisses hugs cutie cuteness pretty
  monkey dragon tiger lion tigers lions bear bears panther eagle eagles falcon falcons hawk wolf wolves wolverine
  horse horses pony kitty kitten kittycat hellokitty puppy doggy doggie dog cat cats dogs fish dolphin dolphins
  butterfly ladybug bunny rabbit turtle penguin panda elephant snake spider scorpion cobra viper python shark mustang
  bronco cowboy cowboys redskins packers steelers broncos yankees redsox lakers celtics bulls giants rangers raiders
  patriots arsenal liverpool chelsea barcelona realmadrid manchester manutd juventus bayern benfica flamengo
  football futbol soccer baseball basketball hockey tennis golf golfer volleyball softball swimming skate skateboard
  boxing wrestling fishing hunting hunter running cycling gymnast rugby cricket
  superman batman spiderman ironman hulk joker wonderwoman captain avengers marvel pokemon pikachu charizard naruto
  goku sonic mario luigi zelda link kirby minecraft roblox fortnite warcraft starcraft counterstrike halo doom
  diablo overwatch skyrim assassin callofduty playstation xbox nintendo gamer gaming gameover player player1 steam
  starwars startrek skywalker darthvader jedi yoda matrix gandalf frodo hobbit merlin potter harrypotter hogwarts
  gryffindor voldemort simpson homer bart snoopy garfield scooby tweety mickey minnie disney barbie elmo shrek nemo
  metallica nirvana slipknot slayer eminem beatles elvis iron maiden ironmaiden acdc blink182 greenday linkinpark
  rockstar rocknroll music guitar drummer piano bass
  michael michelle jennifer jessica jordan jordan23 joshua matthew daniel andrew anthony robert thomas william charlie
  charles george ashley amanda nicole hannah samantha elizabeth victoria natasha maria martin patrick richard joseph
  jonathan christopher christian brandon justin tyler austin dakota dylan hunter cameron taylor madison morgan bailey
  maggie buster max rocky ginger pepper cookie cookies chocolate cheese banana orange apple cherry strawberry peaches
  lemon melon coffee whiskey vodka tequila beer corona heineken pizza hamburger chicken butter pumpkin peanut
  summer winter spring autumn january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday sunshine sunflower flower flowers rainbow moonlight starlight
  rose roses lily daisy jasmine tulip
  red blue green yellow purple black white silver gold golden pink blackjack bluesky redred
  computer internet laptop windows microsoft apple google facebook youtube instagram twitter whatsapp tiktok samsung
  android iphone linux ubuntu oracle database server network wireless cisco router hacker hackme matrix cyber
  mercedes ferrari porsche lamborghini corvette camaro mustang harley yamaha suzuki kawasaki honda toyota nissan bmw
  jaguar maserati
  london paris berlin madrid roma tokyo newyork chicago dallas boston houston austin texas florida california america
  england germany france italia espana brasil mexico canada australia scotland ireland russia india china japan
  freedom trustno trustnoone whatever nothing something nobody anything everything blahblah blah fuckyou fuckoff fuckme
  asshole bitch bastard killer death devil satan demon lucifer hell heaven jesus jesuschrist christ church god godisgood
  blessed faith grace bible amen hope peace happy happiness smile smiley lucky luck success winner champion victory
  money dollar rich million diamond diamonds crystal treasure pirate ninja samurai warrior knight soldier army marine
  navy police fireman doctor nurse teacher student school college family mother father mommy daddy mama papa
  brother sister friend friends bestfriend bestfriends grandma grandpa children
  thunder lightning storm hurricane tornado fire water earth phoenix galaxy galaxies universe cosmos cosmic space
  spaceship rocket starship star stars starseeker starseekers seeker seekers orbit planet moon mars venus jupiter saturn
  pluto nova supernova meteor comet alien aliens ufo apollo astronaut nebula iris
  computer1 zxcvb nothing1 letmein1 monkey1 dragon1 shadow shadows midnight darkness dark vampire zombie ghost
  snowball snowman snowflake christmas santa halloween birthday party
  biteme blowme cheater stupid crazy loser idiot nerd geek awesome cool coolio coolguy hotdog hottie hotstuff
  poohbear winnie tigger piglet muffin cupcake candy lollipop jellybean marshmallow
  q1w2e3r4t5 pa55word p455w0rd passw0rd test1234 abcd1234 admin123 root123 user123 letmein123 welcome1 welcome123
  correcthorsebatterystaple
`
  .trim()
  .split(/\s+/);

/** What an attacker would try first for an account. */
type Owner = Pick<Account, 'username' | 'email'>;

/** A name of fewer letters may be a part of a password by chance. */
const SHORTEST_NAME = 4;

/** The longest part that is seen to be repeated, unless it is a common password. */
const LONGEST_UNIT = 6;

/** Characters in the order of the alphabet and of keyboards: guessable in both directions. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((row) => [row, row.split('').toReversed().join('')]);

/** Characters that are written for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  5: 's',
  $: 's',
  7: 't',
  '!': 'i',
};

const COMMON = new Set(COMMON_PASSWORDS.map(readingOf));

/** @throws {ApiFailure} auth/password_guessable */
export function refuseGuessable(password: string, owner: Owner): void {
  if (isGuessable(password, owner)) throw guessablePassword();
}

/**
 * Whether a password is among the first that are tried: a common one, also with digits and signs at its ends or in the place of letters, one
 * of repeated or neighbouring characters, or one with the name or the mailbox of its owner in it.
 */
export function isGuessable(password: string, owner: Owner): boolean {
  const stems = stemsOf(password);
  const names = namesOf(owner);
  const reading = readingOf(password);
  return (
    stems.some((stem) => stem === '' || COMMON.has(readingOf(stem)) || isRepeated(stem) || isRow(stem)) ||
    names.some((name) => stems.some((stem) => readingOf(stem) === name)) ||
    names.some((name) => name.length >= SHORTEST_NAME && reading.includes(name))
  );
}

/** The password in lower case and what is left without signs, and without what stands before and after its letters. */
function stemsOf(password: string): readonly string[] {
  const plain = password.toLowerCase();
  const word = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = word.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
  // Of digits alone nothing is left that could be a word.
  return [
    plain,
    word,
    ...(letters === '' ? [] : [letters]),
    plain.replaceAll(/^[^\p{L}]+|[\p{N}\p{P}\p{S}]+$/gu, ''),
  ].filter((stem, index) => stem !== '' || index === 0);
}

/** The text as it may be read, without signs that are no letters. */
function readingOf(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[@435$7!]/g, (character) => LETTERS[character] ?? character);
  return lookOf(letters.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/** The readings of the username and of the mailbox, whose tag (`nova+hub`) is none of its name. */
function namesOf({ username, email }: Owner): readonly string[] {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  return [username, mailbox, mailbox.replace(/\+.*$/, '')].map(readingOf).filter((name) => name !== '');
}

/** Whether a text is one part again and again, such as `abcabc`, or a common password twice. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    const isWhole = unit.repeat(Math.ceil(text.length / length)).startsWith(text);
    if (isWhole && (length <= LONGEST_UNIT || COMMON.has(readingOf(unit)))) return true;
  }
  return false;
}

function isRow(text: string): boolean {
  return text.length >= SHORTEST_NAME && ROWS.some((row) => row.includes(text));
}
