/**
 * The set phrases of school tasks in English, a tag a line (see lexicon.ts). No noun of a story is listed: what is not here
 * is a word of which nothing is known.
 */
export const english = `
solve: solve | solving | solve for | solution of | solutions of | solution to | solutions to | solution | solutions | satisfy | satisfies | makes
roots: root of | roots of | roots | zeros of | zeros | root of the equation | vanish | vanishes | x-intercepts
assume: assuming | assuming that | provided
positive: is positive | positive | positive number
more-than: more than
less-than: less than
does: does | do | can
ask: you get | i get | we get | the result is | obtain | what number | which number | what value | which value | how long is | how long | how wide | how tall | how big is | how big | what is | what are | what's | whats | wats | wat is | wht is | what | which | find | finding | get | calculate | calc | compute | computing | work out | figure out | determine | give | give me | tell me | how much is | how much | state | obtain | do | evaluate | value of | values of | the value | value | values | result of | result | answer to | answer | answers | equals what | can be | name | list | show
when: when | together with | if | where | whenever | given that | given | knowing that | at | with | for which | such that | so that | subject to
let: let | suppose that | suppose | assume that | assume | say | define | set | consider | put | take | call
be: be | to be | is | are | denote | stand for | be equal to
is: t or f | is it true | is | are | was | will be | would be | gives | makes | comes to | equal | is it true that | true or false | is the statement
for: for | in terms of
of: of | out of
from: from | away from
into: into
to: to | into | until | through
by: by | divided by | is divided by | is divided into
in: in
as: as
and: and | or
between: between | among
than: than
wrt: with respect to | wrt | w.r.t. | by the variable
simplify: as simply as possible | as simply as you can | simplest radical | its simplest form | single surd | as a single surd | single radical | simplify | simplified | simplest form | lowest terms | simplest terms | reduce | rationalize | rationalise | rationalize the denominator | rationalise the denominator | simplest surd form | simplest radical form | as simple as | reduced | cancel down | as a single power | single power | as far as possible | as far as you can | as much as possible | simplest | simplest ratio | smallest whole numbers | lowest form
expand: without brackets | without parentheses | expand | expanded | multiply out | distribute | open the brackets | open the parentheses | get rid of the brackets | get rid of the parentheses | remove the brackets | remove the parentheses | clear the brackets
collect: collect like terms | combine like terms | like terms | collect the terms | collect terms | combine the terms | combine | collect | group like terms
factor: as a product of factors | product of factors | product of two binomials | as a product of two binomials | as a product of linear factors | in factored form | factor | factorise | factorize | factored | factored form | factorised form | factor out | take out the common factor | common factor out | factoring | factorization of | factorisation of | gcf out of | gcf out | hcf out of | product of two factors | as a product of two factors
complete-square: complete the square | completing the square | completed square | vertex form
derivative: derivative of | derivative | differentiate | diff | derive | dy/dx | slope of the tangent | derivatives
integral: definite integral of | definite integral | integral of | integral | integrate | antiderivative of | antiderivative | primitive of | indefinite integral of | area under
percent-of-what: of what number | of what | of which number | of what value | of what amount | what number | which number
percent-rate: wat % | wat percent | by what percent | what percent | what percentage | what per cent | what % | which percent | which percentage | percent is | percentage is | as a percentage of | as a percent of | how many percent | what fraction as a percentage
some-number: some number | a number | a certain number
that-number: the number | the same number | that number | this number
asked-number: what number | which number
percent-change: percent change | percentage change | percent increase | percentage increase | percent of change | % change | % increase | percent rise | percentage rise | percent growth
percent-drop: percent decrease | percentage decrease | % decrease | percent discount | percentage discount | percent drop | percent reduction | percentage drop | percentage reduction
off: off | discount on
increase: went up | goes up | gone up | rose | rises | increase | increased | raise | raised | grows | grew | grow | grown | went up by | goes up by | increases | is increased | is raised | marked up | add on | rose by | climbs | gone up by
decrease: went down | goes down | gone down | fell | decrease | decreased | reduce by | lower | reduced by | is reduced | drops | dropped | falls | cut | is cut | marked down | decreases | is decreased | goes down by | went down by | shrinks
as-decimal: as a decimal | as decimal | in decimal form | in decimals | to a decimal | to decimal | into a decimal | into decimal | decimal form | decimal of | a decimal | as a decimal number | decimal number | decimal | ordinary number | as an ordinary number | standard notation | decimal notation | normal number | regular number
as-percent: as % | as a percent | as a percentage | as percentage | as percent | to a percent | to percent | to a percentage | to percentage | into a percent | into a percentage | in percent | in percentage | into percent | a percentage | a percent | percent form | as a %
as-fraction: what fraction is | what fraction | as a fraction | as fraction | to a fraction | into a fraction | to fraction | in fraction form | as a simplified fraction | as an improper fraction | as a common fraction | fraction form | as a single fraction | a fraction | an improper fraction | improper fraction | to an improper fraction | improper | an improper
as-mixed: mixed number | a mixed number | as a mixed number | as mixed number | to a mixed number | to mixed number | into a mixed number | in mixed number form | mixed num | mixed number form | mixed numeral | mixed fraction | to mixed | as mixed | as a mixed fraction
scientific: scientific notation | in scientific notation | scientific form | standard index form | standard form | sci notation
subject: the subject of | subject of | the subject | subject
take-out: take out | pull out | taking out | factor out
gcd: greatest common factor | greatest common divisor | highest common factor | highest common divisor | largest common factor | largest common divisor | biggest common factor | gcf | gcd | hcf
lcm: least common multiple | lowest common multiple | smallest common multiple | lcm
lcd: least common denominator | lowest common denominator | smallest common denominator | common denominator | lcd
prime-factorization: prime factorise | prime factorize | prime factorization | prime factorisation | prime decomposition | as a product of primes | product of primes | as a product of prime factors | as a product of its prime factors | product of prime factors | into primes | into prime factors | as a product of prime numbers | down into prime factors | down into primes | into its prime factors | into prime numbers | factor tree | in prime factors
prime-factors: primes divide | primes dividing | primes that divide | prime numbers that divide | prime numbers divide | prime numbers dividing | primes that go into | prime factors | prime divisors | distinct prime factors
prime: a prime number | prime number | a prime | prime | primes
composite: a composite number | composite number | composite
divisors: factors of | all factors of | all the factors of | the factors of | positive factors of | divisors of | all the divisors of | all divisors of | divisors
divisor-of: factor of | a factor of | a divisor of | divisor of | factor of
multiple-of: be divided exactly by | be divided evenly by | be evenly divided by | divisible | a multiple of | multiple of | divisible by | evenly divisible by
divide: divide evenly | divide | divides | dividing | divide evenly into | go into | goes into
remainder: rem | remainder | left over | leftover | mod | modulo | rest of the division
multiply: multiply | multiplied
subtract: subtract | take away | take | minus
add: add | add up | add together | added | plus
then: and then
sum: their sum | sum | sum of | total of | addition of
difference: difference | difference of | subtraction of
product: product | product of | multiplication of
quotient: quotient | quotient of | division of
round: round | round off | rounded | rounded off | rounding | approximate | correct to
nearest: nearest | closest | closer | nearer
decimal-places: decimal | decimal places | decimal place | decimals | d.p. | dp | dps | places after the point | digits after the decimal point
place=0: nearest whole number | nearest integer | nearest whole | nearest unit | to the nearest whole number | to the nearest integer | nearest ones | whole number | nearest whole num | units | ones
place=1: one decimal place | one decimal | 1 decimal place | one dp | nearest tenth | tenths | tenth
place=2: nearest hundredth | hundredths | hundredth | nearest cent
place=3: nearest thousandth | thousandths | thousandth
place=-1: nearest ten | tens
place=-2: nearest hundred | hundreds
place=-3: nearest thousand | thousands
place=-4: ten thousands | nearest ten thousand
place=-5: hundred thousands | nearest hundred thousand
place=-6: millions | nearest million
place=-7: ten millions
place=-8: hundred millions
place=-9: billions
place=-10: ten billions
digit: digit
base: base | bases
coefficient: coefficient | coefficient of
form: form | the form
compare=greatest: biggest | greatest | largest | highest | bigger | greater | larger | higher | maximum | the bigger one | the larger one | the greater one
compare=smallest: less | smallest | least | lowest | smaller | lower | minimum
equal: equal | equal to | the same | the same as | same value | equivalent
unequal: unequal | nonequal | not equal | different | not equal to
sort=up: ascending | increasing | ascending order | increasing order | smallest to largest | smallest to biggest | smallest to greatest | least to greatest | lowest to highest | small to big | from smallest to largest | from smallest to biggest | from least to greatest | from lowest to highest | from smallest to greatest | smallest first
sort=down: descending | decreasing | descending order | decreasing order | largest to smallest | biggest to smallest | greatest to least | greatest to smallest | highest to lowest | from largest to smallest | from biggest to smallest | from greatest to least | from highest to lowest | largest first | biggest first
order: sort | order | order of size | in order of size | arrange | rank | put in order | in order
deviation: population standard deviation | standard deviation of the population
variance: population variance
mean: avg | mean | average | arithmetic mean
median: median
mode: mode
range: range
next: comes after | what comes after | after that | goes in the blank | comes next | comes next | next value | next entry | completes | complete the sequence | complete the pattern | follow | is missing at the end | next term | next number | next in | next | comes after | continue | continue the sequence | continue the pattern | follows
nth=n: general term | nth term | nth term rule | general rule | rule for the nth term
term: term | term of | th term
convert: rearrange | convert | change | express | write | turn | rewrite | transform | put | break down | break up | decompose | show
how-many: how many
distance: dist | how far apart | distance between | distance | how far | length of the segment
midpoint: midpt | mid pt | midpoint | middle point | mid point | halfway between | half way between | midway between | halfway point | middle of the segment | mid-point | exactly halfway between | exactly in the middle of
slope: slope | gradient
tangent: equation of the tangent line to | equation of the tangent to | tangent line to | tangent to | tangent line | equation of the tangent
intercept: y-intercept | y intercept | y int | y-int | crosses the y-axis at | crosses the y axis at | cuts the y-axis at | cuts the y axis at | meets the y-axis at | y-intercept of | y intercept of | cross the y-axis | cross the y axis | cut the y-axis | meet the y-axis
discriminant: discriminant | discriminant of
vertex: vertex | vertex of | vertex of the parabola | turning point | turning point of
x-intercept: x-intercept | x intercept | x-intercept of | x intercept of | crosses the x-axis | crosses the x axis | cuts the x-axis | cross the x-axis | cross the x axis | cut the x-axis | meet the x-axis | x-axis | the x-axis | x axis
parallel: parallel to | parallel
perpendicular: perpendicular to | perpendicular
line: equation of the line | equation of a line | equation of the straight line | line equation | line | straight line | the straight line | equation of a straight line | the equation of the line | equation line
through: points | through | passing through | passes through | goes through | that passes through | joining | thru | points on | contains | containing | segment with endpoints | endpoints | end points | with endpoints | segment joining | segment | line segment | line segment joining | segment from
figure=square: square
figure=rectangle: rectangle | rectangular | rectangular garden | rectangular field | rectangular room
figure=circle: circle | circular
figure=triangle: triangle
figure=equilateral: equilateral triangle | equilateral
figure=right-triangle: right triangle | right-angled triangle | right angled triangle | right angle triangle
figure=trapezoid: trapezoid | trapezium
figure=rhombus: rhombus
figure=parallelogram: parallelogram
figure=cube: cube
figure=cuboid: box | cuboid | rectangular prism | rectangular box
figure=cylinder: cylinder
figure=cone: cone
figure=sphere: sphere | ball
polygon=4: quadrilateral | regular quadrilateral
polygon=5: pentagon | regular pentagon
polygon=6: hexagon | regular hexagon
polygon=7: heptagon | regular heptagon
polygon=8: octagon | regular octagon
polygon=9: nonagon | regular nonagon
polygon=10: decagon | regular decagon
polygon=12: dodecagon | regular dodecagon
interior-angle: interior angle | interior angles
dimension=surface: surface area | total surface area
dimension=area: area
dimension=perimeter: perimeter | distance around | distance all the way around | way around
round-way: circumference | circumfrence
dimension=volume: vol | volume | how much space is inside | how much space is there inside | how much space inside | how much space | capacity
dimension=diagonal: diagonal | diagonals
dimension=side: side | sides | side length | edge | edge length | edges
dimension=length: length
adjective=length: long | in length
dimension=width: width | breadth
adjective=width: wide | in width
dimension=height: height
adjective=height: high | tall | in height | deep
dimension=base: base | bases | parallel sides | parallel sides of
dimension=radius: radius
dimension=diameter: diameter
dimension=hypotenuse: hypotenuse | longest side | hyp
dimension=leg: legs | leg | short sides | shorter sides | short side | shorter side | two short sides | two shorter sides | other leg | perpendicular sides
integers=all: integers | whole numbers | natural numbers | numbers | consecutive integers | positive integers
integers=even: even numbers | even integers
integers=odd: odd numbers | odd integers
domain: domain of | domain
inverse: inverse of | inverse function of | inverse
reciprocal: reciprocal of | reciprocal | multiplicative inverse of
base-name=2: binary | base two | from binary | to binary | in binary
base-name=10: decimal system | decimal | decimal number | to decimal | into decimal
base-name=16: hexadecimal | hex
base-name=8: octal
op=+: plus | and add | then add | add | added to
op=-: minus | and subtract | then subtract | and take away | take away | less
op=*: times | multiplied by | multiply by
op=/: divided by | divide by | over | is divided by
op=^: to the power of | to the power | raised to the power of | raised to | to the exponent
op==: be equal to | equal | the same as | you get | i get | we get | to get | the result is | i end up with | i end up at | i am left with | i'm left with | you are left with | left with | equals | is equal to | equal to | is the same as | equals to | is equals to
op=<=: at most as big as | is at most as big as | is less than or equal to | less than or equal to | at most | is at most | no more than | smaller than or equal to
op=>=: at least as big as | is at least as big as | is greater than or equal to | greater than or equal to | at least | is at least | no less than | bigger than or equal to | larger than or equal to
op=<: is less than | smaller than | is smaller than | lower than
op=>: is greater than | greater than | bigger than | larger than | is bigger than | is more than
after=^2: squared | to the second power
after=^3: cubed | to the third power
after=%: percent | per cent | percents | pct
after=!: factorial
after=°: degrees | degree
before=sqrt: sqrt of | root | square root of | the square root of | square root | sq root of | root of | sqr root of | squareroot of | squre root of
before=cbrt: cube root | cube root of | the cube root of | cubic root of
before=abs: absolute value of | the absolute value of | abs value of
before=2*: twice | double
before=3*: triple | three times
before=1/2*: half of | one half of | half
before=1/3*: a third of | one third of
before=1/4*: a quarter of | one quarter of | one fourth of | a fourth of
before=root3: third root of
before=root4: fourth root of
before=root5: fifth root of
before=root6: sixth root of
before=root7: seventh root of
before=root8: eighth root of
before=root9: ninth root of
before=root10: tenth root of
before=sin: sin of | sine of | sine
before=cos: cos of | cosine of | cosine
before=tan: tan of | tangent of
before=ln: natural log of | natural logarithm of
power: power
square-of: square of
cube-of: cube of
ordinal=1: first
ordinal=2: second
ordinal=3: third
ordinal=4: fourth
ordinal=5: fifth
ordinal=6: sixth
ordinal=7: seventh
ordinal=8: eighth
ordinal=9: ninth
ordinal=10: tenth
money: dollars | dollar | euros | euro | pesos | peso | soles | bucks
cost: cost | costs | costing | price | prices | priced | pay | paid | charge | charges
paid: paid | sale price | reduced price | after the discount | after a discount | after the sale
unit-price: unit price | unit cost | price per item | price each | cost each
original: original | originally | original price | before the discount | before the sale | at first
saved: discount | saved | save | reduction
raised: tax | sales tax | vat | tip | gratuity
steady: at the same rate | at the same pace | at the same speed | at this rate
speed: speed | average speed | how fast | velocity
duration: how long is | how long | how much time | how long does it take | how long will it take
ratio: ratio | ratios | in the ratio | proportion | in proportion to | proportional to
share: share | shares | shared | split | splits | divide | divides | divided | distribute | distributed
time-after: after | later
time-before: before | earlier
clock: what time | at what time | when does | when will | when did
next-day: next morning | next day | following day | following morning
begin: left at | depart | departs | departed | start | starts | started | begin | begins | began | leaves | leave | starts at | starting at | begins at
finish: got to | gets to | finished | arrived | end | ends | finish | finishes | arrives | arrive | over
complement: complement | complement of | complementary angle | complementary angle of | complementary angle to | complementary to | complementary
supplement: supplement | supplement of | supplementary angle | supplementary angle of | supplementary angle to | supplementary to | supplementary
angle: angle | angles
probability: probability | probability of | prob of | chance | chance of | chances of | odds of | prob
die: die | dice | a dice | number cube | six-sided die | six sided die | fair die | fair dice | fair six-sided die | standard die | regular die | normal die | six-sided dice | 6-sided die | 6 sided die | fair number cube
coin: coin | fair coin | coin toss | coin flip
coin-side: heads | tails | head | tail
parity=even: even | an even number | even number
parity=odd: odd | an odd number | odd number
starting: starts at | starts with | starting at | starting with | begins with | begins at | beginning with | first term is | whose first term is | first term
interest=simple: simple interest
interest=plain: interest | interest earned
common-difference: common difference
common-ratio: common ratio
line-form: y = mx + b | y = mx + c | form y = mx + b | form y = mx + c | slope-intercept form | slope intercept form | in slope-intercept form
level: grade | grader | graders | grade class | year at school
two-numbers: two numbers
consecutive=all: consecutive numbers | consecutive integers | consecutive whole numbers | consecutive natural numbers
consecutive=even: consecutive even numbers | consecutive even integers
consecutive=odd: consecutive odd numbers | consecutive odd integers
each: each | every | per | both
negation: not
without: without | no
negative: is negative
but: but | though
doubt: and then | but | again | more | after | before | no
signed: negative | positive
twist: standard deviation | variance | sample | number of | the number of | equal roots | has equal | two equal | real roots | no real | imaginary | double root | first two | next two | two next | to 3 significant | significant figures | significant figure | significant digits | sig figs | compounded | false | and add | exceed | exceeds | second number | negative solution | positive solution | negative root | positive root | positive value | negative value | negative x | positive x | for negative | for positive | positive answer | negative answer | except | fewer | recurring | repeating
trap: estimate | sum of squares | squares | multiples of | multiples | common multiples | common factors | slant height | slant | across | integer solutions | an integer | is an integer | median and | their sum | not | perpendicular bisector | rest | altogether | together | remaining | left | without | twice as | as many as | times as many | share | younger | older | probability | chance | prove | explain | why | graph | draw | never | ago | proof | plot | sketch | true or false
filler: total | i mean | you mean | it mean | sum total | got to | gets to | + c | square centimetres | square centimeters | square meters | square metres | square units | square cm | in square | isn't it | two solutions | both solutions | two answers | one answer | three answers | the constant | constant | place | place of | in the place | position | stands in | stands | is in | lies | of the | rule | a | or not | without remainder | without a remainder | with no remainder | by one term | with one more number | by one more number | one more number | one more term | one | the two | two numbers | two equations | both numbers | two expressions | right order of operations | order of operations | in terms of pi | in terms of π | i don't know | i dont know | don't know | dont know | i don't get | i dont get | don't understand | dont understand | do not understand | not sure | can't do | cant do | i can't | what do i do | how do i | how to | what's up | step by step | show your work | show your steps | show work | by factoring | without a calculator | no calculator | using the quadratic formula | does not make sense | doesn't make sense | no idea | as well | so far | this is | there is | over the reals | leave | leaving | keep | keeping | whose | other | another | that is left | that remains | remaining fraction | log means base 10 | log is base 10 | logs are base 10 | base 10 logs | base-10 logs | with base 10 logs | arithmetic | geometric | arithmetic sequence | geometric sequence | arithmetic progression | geometric progression | progression | number sequence | algebraic fraction | rule of three | rule of 3 | worksheet | page | in function of | sorry | silly | gives back | terms of pi | rolling | rolled | roll | tossing | tossed | flipping | flip | getting | throw | throwing | lands on | lands | landing | once | fair | exactly once | one time | line | straight line | contains | contain | containing | mixed numbers | units | new | evening | afternoon | morning | double inequality | compound inequality | without looking | at random | randomly | down | write down | parabola | quadratic function | measure | measures | interior | parts | two parts | the two parts | missing | y = mx + b | y = mx + c | form y = mx + b | form y = mx + c | slope-intercept form | slope intercept form | written
filler: drive | drives | driving | proportion | ratio | ratios | an | the | this | these | that | those | it | its | it's | there | here | i | i'm | im | me | my | mine | we | us | our | you | your | he | she | they | them | please | pls | plz | thanks | thank | thx | hi | hello | hey | ok | okay | so | well | just | only | now | then | also | maybe | kinda | really | exactly | simply | again | could | would | should | can | will | must | might | may | cant | can't | dont | don't | doesn't | didn't | have | has | had | having | got | gotta | be | been | being | am | is | are | was | were | do | does | did | u | ur | need | needs | want | wants | like | help | helping | know | knowing | understand | stuck | confused | figure | how | why | who | whose | exercise | homework | question | questions | problem | problems | task | hw | math | maths | mathematics | teacher | asks | asked | says | said | class | test | quiz | due | tomorrow | tonight | quick | quickly | step | steps | work | working | shown | using | use | method | formula | quadratic | factoring | hand | mentally | exact | form | fully | completely | possible | all | any | some | ones | following | below | above | given | number | numbers | expression | expressions | equation | equations | inequality | inequalities | function | functions | polynomial | polynomials | fraction | fractions | decimals | unknown | unknowns | variable | variables | letter | term | terms | sequence | pattern | series | list | set | data | system | simultaneous | linear | quadratics | side | sides | real | on | about | with | up | out | off | too | very | much | try | trying | tried | come | comes | came | cannot | whats | answer | right | correct | check | thing | things | sum | calc | calculation | calculator | someone | anybody | anyone | let's | lets | go | see | look | looks | hard | easy | idk | bro | sir | miss | mr | mrs | um | uh | hmm | lol | lowest | single | proper | improper | common | sign | signs | brackets | parentheses | integers | natural | yes | sure | make | makes | true | what's | let
adjective=side: per side | on each side | on each edge | on a side
coord=x: x coordinate | x coord | x value | just the x | only the x | x part
coord=y: y coordinate | y coord | y value | just the y | only the y
lacks: do i add to | do you add to | must be added to | must i add to | should be added to | needs to be added to | need to add to
choose: choose | pick | select | choosing | picking
ways: ways
its=1/2*: half of it | its half
its=2*: its double
its=3*: its triple
temperature=C: celsius | degrees celsius | centigrade
temperature=F: fahrenheit | degrees fahrenheit
remain: what do i pay | do i pay | do you pay | final price
just-before: just before | right before
just-after: just after | right after
now: now
past: was | were | did
`;
