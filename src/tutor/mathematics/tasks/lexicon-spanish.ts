/** The set phrases of school tasks in Spanish, without accents, a tag a line (see lexicon.ts). */
export const spanish = `
solve: resuelve | resuelves | resolver | resuelva | resuelveme | resuelvo | resolverla | resolverlo | despeja | despejar | despejame | solucion | soluciones de | solucion | soluciones | cumple | cumplen | verifica | satisface | se cumple | se cumpla | resolver para
roots: raiz de | la raiz de | raices de | raices | ceros de | ceros | anula | anulan | se anula | se anulan
assume: suponiendo que | suponiendo
positive: es positivo | es positiva | sea positivo | positivo | positiva | numero positivo
more-than: mas que
less-than: menos que
ask: como queda | como se queda | que numero | que valor | se obtiene | obtiene | obtenemos | cuanto mide | cuanto miden | que numeros | cual es | cuales son | cual | cuales | cuanto es | cuanto da | cuanto vale | cuanto valen | cuanto seria | cuanto son | cuanto | que valor tiene | que valor | que es | halla | hallar | halle | hallame | calcula | calcular | calcule | calculame | calculo | encuentra | encontrar | encuentre | encuentrame | busca | buscar | determina | determinar | determine | obten | obtener | obtenga | averigua | averiguar | dame | dime | da | di | saca | sacar | sacame | evalua | evaluar | efectua | opera | realiza | valor de | valores de | el valor | valor | valores | resultado de | resultado | respuesta | indica | enumera | escribe los | lista | quiero saber | cuanto me queda pagar | q valor
when: cuando | si | donde | sabiendo que | dado que | dada | dados | dadas | para que | tal que | de modo que | siendo | en el punto | con | dado
let: sea | sean | supon que | supongamos que | supon | suponiendo que | supone que | considera | toma | pongamos que
be: sea | es | igual a | vale
is: v o f | cierto o falso | es verdad | es cierto | es cierto que | es verdad que | verdadero o falso | es | son | da | vale | sea | equivale a | seria | esta
does: puedo
for: para | en funcion de | en terminos de
of: de | del | d
from: desde
to: a | al | hasta | a la
by: por | entre | dividido entre | dividido por | se divide entre | se divide por | dividir entre
in: en
as: como
and: y | e | o | u
between: entre
than: que
wrt: respecto a | respecto de | con respecto a | con respecto de | respecto
simplify: simplificas | reducido | lo mas simple posible | al maximo | un solo radical | como un solo radical | simplifica | simplificar | simplifique | simplificame | simplificada | forma mas simple | minima expresion | a su minima expresion | reduce | reducir | reducida | racionaliza | racionalizar | irreducible | forma irreducible | como una sola potencia | una sola potencia | simplest | lo maximo posible | todo lo posible | todo lo que se pueda | lo mas posible | al maximo posible | lo que puedas | mas sencilla | mas simple | simplificado | racionaliza el denominador | racionalizar el denominador | racionaliza el denominador de | racionalizando | racionalice
expand: desarrollas | sin parentesis | desarrolla | desarrollar | desarrolle | expande | expandir | quita los parentesis | quitar los parentesis | elimina los parentesis | aplica la distributiva | propiedad distributiva | quita parentesis
collect: reduce terminos semejantes | reduce los terminos semejantes | agrupa terminos semejantes | agrupa los terminos semejantes | terminos semejantes | agrupa los terminos | junta los terminos semejantes | junta terminos semejantes | agrupa | agrupar
factor: como producto de factores | producto de factores | en forma de producto | como producto | como un producto | como producto de dos factores | factoriza | factorizar | factorice | factorizame | factorizada | saca factor comun | sacar factor comun | factor comun | descompon en factores | descomponer en factores | extrae factor comun | factorizacion de
complete-square: completa el cuadrado | completar el cuadrado | completa cuadrados | completar cuadrados | completando el cuadrado | completando cuadrados
derivative: derivas | derivada de | derivada | deriva | derivar | derive | derivame
integral: integral definida de | integral definida | integral de | integral | integra | integrar | integre | primitiva de | antiderivada de | primitiva | antiderivada | integral indefinida de
percent-of-what: de que numero | de que cantidad | de que | de cual numero | de cuanto | que numero | de q numero | q numero | de q cantidad
percent-rate: como porcentaje de | q porcentaje | q % | cuanto por ciento | que porcentaje | que tanto por ciento | que % | que por ciento | cual porcentaje | porcentaje es | porcentaje representa | como porcentaje de | que porciento
some-number: un numero | una cantidad | cierto numero
that-number: el numero | ese numero | dicho numero | el mismo numero
asked-number: que numero | q numero
percent-change: cambio porcentual | aumento porcentual | porcentaje de aumento | porcentaje de cambio | variacion porcentual | porcentaje de incremento | que porcentaje subio | que porcentaje aumento | que porcentaje de aumento | que porcentaje ha subido | que porcentaje ha aumentado
percent-drop: disminucion porcentual | porcentaje de disminucion | porcentaje de descuento | que porcentaje de descuento | porcentaje de rebaja | que porcentaje de rebaja | que porcentaje bajo | que porcentaje disminuyo | que porcentaje ha bajado
off: de descuento en | de descuento a | de descuento sobre | de descuento
increase: subio | ha subido | ha aumentado | subido | aumenta | aumentar | incrementa | incrementar | aumentado | aumentada | sube | incrementado | crece | crecio | ha crecido | aumento | aumentara | incremento | subir | subiera | aumentase
decrease: bajo de | bajo | ha bajado | ha disminuido | bajado | disminuye | disminuir | rebaja | rebajar | disminuido | reduce en | reducido | baja | disminuyo | rebajo | redujo | se reduce | desciende
as-decimal: con decimales | a decimal | en decimal | como decimal | en forma decimal | a decimales | en decimales | a numero decimal | en numero decimal | como numero decimal | forma decimal | decimal | notacion decimal | en notacion decimal | notacion normal | notacion desarrollada | numero normal | numero decimal | que numero decimal | que decimal
as-percent: a porcentaje | en porcentaje | como porcentaje | a tanto por ciento | en tanto por ciento | como tanto por ciento | a un porcentaje | en forma de porcentaje | a porciento | porcentaje | a por ciento | en %
as-fraction: que fraccion es | que fraccion | a fraccion | en fraccion | como fraccion | en forma de fraccion | a una fraccion | como una fraccion | a fraccion impropia | como fraccion impropia | fraccion irreducible | como fraccion irreducible | en una fraccion | fraccion impropia | a fraccion simplificada | como fraccion simplificada | impropia | en una fraccion impropia | a una fraccion impropia | en fraccion impropia | como una fraccion impropia
as-mixed: numero mixto | un numero mixto | a numero mixto | en numero mixto | como numero mixto | como un numero mixto | a un numero mixto | en un numero mixto | a mixto | como mixto | en mixto | mixto | en forma mixta | forma mixta | fraccion mixta | como fraccion mixta | el numero mixto
scientific: notacion cientifica | en notacion cientifica | a notacion cientifica | forma cientifica | la notacion cientifica | notacion exponencial
take-out: saca | sacar | extrae | extraer
gcd: mayor divisor comun | divisor comun mas grande | mayor factor comun | maximo comun divisor | maximo divisor comun | mcd | m.c.d. | maximo factor comun | factor comun mas grande | maximo comun
lcm: menor multiplo comun | multiplo comun mas pequeno | minimo comun multiplo | minimo multiplo comun | mcm | m.c.m.
lcd: minimo comun denominador | comun denominador | denominador comun | minimo denominador comun
prime-factorization: factorizacion prima | factorizacion en primos | descomposicion en factores primos | descompon en factores primos | descomponer en factores primos | descomposicion en primos | en factores primos | en producto de factores primos | como producto de primos | como producto de factores primos | producto de primos | producto de factores primos
prime-factors: primos dividen a | primos que dividen a | numeros primos dividen a | numeros primos que dividen a | factores primos | divisores primos
prime: un numero primo | numero primo | primo | primos
composite: un numero compuesto | numero compuesto | compuesto
divisors: divisores de | todos los divisores de | divisores | todos los divisores | los divisores de
divisor-of: factor de | divisor de | un factor de | un divisor de
multiple-of: divisible | multiplo de | un multiplo de | divisible entre | divisible por
divide: dividiendolo | divide | dividir | divida | divideme | divido | lo divido
remainder: resto | residuo | el resto de | sobra | modulo
multiply: multiplicandolo | multiplica | multiplicar | multiplique | multiplico | multiplicas | lo multiplico
subtract: restandole | quitandole | le quitan | le restan | se le resta | se le quita | descuentan | le descuentan | resta | restar | reste | restale | le resto | le quito | le restas | quita | quitar | quitale
add: sumandole | le suman | se le suma | suma | sumar | sume | sumale | sumo | le sumo | sumas | anade | agrega
sum: suman | suma de | la suma de | suma
difference: diferencia de | diferencia entre | diferencia | resta de | resta entre
product: producto de | producto | multiplicacion de
quotient: cociente de | cociente | cociente entre | division de
round: redondeas | redondea | redondear | redondee | redondeado | redondeada | redondeame | aproxima | aproximar
nearest: mas cercano | mas cercana | mas proximo | mas proxima | mas cerca | se acerca mas | mas se acerca
decimal-places: decimal | cifras decimales | decimales | lugares decimales | posiciones decimales | cifra decimal | lugar decimal
place=0: al entero mas cercano | al entero | entero mas cercano | a la unidad | a la unidad mas cercana | a las unidades | numero entero mas cercano | al numero entero mas cercano | unidades | entero
place=1: con una cifra decimal | una cifra decimal | un solo decimal | un decimal | a la decima | a las decimas | a la decima mas cercana | decima mas cercana | decimas | decima
place=2: a la centesima | a las centesimas | a la centesima mas cercana | centesima mas cercana | centesimas | centesima
place=3: a la milesima | a las milesimas | a la milesima mas cercana | milesimas | milesima
place=-1: a la decena | a las decenas | a la decena mas cercana | decena mas cercana | decenas | decena
place=-2: a la centena | a las centenas | a la centena mas cercana | centena mas cercana | centenas | centena
place=-3: a la unidad de millar | al millar | al millar mas cercano | a los millares | millares | unidades de millar | millar | unidad de millar | unidad de mil
place=-4: a la decena de millar | decenas de millar | decena de millar
place=-5: centenas de millar
place=-6: millones | unidades de millon
digit: cifra | digito
base: base | bases
coefficient: coeficiente de | coeficiente
form: forma
compare=greatest: mayor | el mayor | mas grande | maximo
compare=smallest: mas pequena | mas chica | menor | el menor | mas pequeno | minimo | mas chico
equal: igual | iguales | igual que | equivalentes | lo mismo que
unequal: distinto | distintos | diferente | diferentes | distinto de | diferente de
sort=up: ascendente | creciente | orden ascendente | orden creciente | de menor a mayor | de forma ascendente | del menor al mayor | de mas pequeno a mas grande | de mas chico a mas grande
sort=down: descendente | decreciente | orden descendente | orden decreciente | de mayor a menor | del mayor al menor | de mas grande a mas pequeno | de mas grande a mas chico
order: ordena | ordenar | ordene | ordename | coloca | ordenalos | en orden
deviation: desviacion tipica | desviacion estandar poblacional
mean: media | promedio | media aritmetica | el promedio de
median: mediana
mode: moda
range: rango | recorrido
next: y luego que | y despues que | el que sigue | viene luego | falta al final | numero que falta | completa | completa la sucesion | completa la secuencia | va a continuacion | que sigue | sigue | siguiente | siguiente termino | siguiente numero | proximo termino | proximo numero | continua | viene despues | va despues | que numero sigue | continua la sucesion | continua la secuencia
nth=n: termino general | termino n esimo | termino enesimo | enesimo termino | regla general
term: termino
convert: reordena | reescribe | convierte | convertir | convierta | conviertelo | pasa | pasar | pasame | expresa | expresar | escribe | escribir | cambia | transforma | pon | descompon | descomponer | deja | exprese | escriba | escribelo | pasalo
how-many: cuantos | cuantas
distance: a que distancia | distancia | distancia entre
midpoint: pto medio | punto medio | punto medio del segmento | a la mitad entre | punto medio entre | medio del segmento
slope: pendiente
tangent: ecuacion de la recta tangente a | recta tangente a | recta tangente | tangente a
intercept: ordenada al origen | ordenada en el origen | corta al eje y en | corta el eje y en | corta al eje y en el punto | interseccion con el eje y | intercepto y | intercepto con el eje y | corte con el eje y | punto de corte con el eje y | intercepto en y | ordenada al origen de
subject: como sujeto
discriminant: discriminante de | discriminante
vertex: vertice de | vertice de la parabola | vertice
x-intercept: corta al eje x | corta el eje x | interseccion con el eje x | corte con el eje x | abscisa al origen | eje x | al eje x | el eje x | eje de las x | eje de las abscisas
parallel: paralela a | paralela
perpendicular: perpendicular a | perpendicular
line: ecuacion de la recta | recta | ecuacion de la linea | linea recta | ecuacion recta | la ecuacion de la recta | ec de la recta
through: puntos | joining | une | pasa por | que pasa por | por los puntos | por el punto | que une | que une a | de extremos | extremos | cuyos extremos son | con extremos | segmento | segmento de extremos | del segmento | que contiene
figure=square: cuadrado | cuadrado de
figure=rectangle: rectangulo
figure=circle: circulo
figure=triangle: triangulo
figure=equilateral: triangulo equilatero | equilatero
figure=right-triangle: triangulo rectangulo
figure=trapezoid: trapecio
figure=rhombus: rombo
figure=parallelogram: paralelogramo
figure=cube: cubo | cubo de
figure=cuboid: ortoedro | prisma rectangular | caja | caja rectangular | paralelepipedo | prisma | prisma recto rectangular | tanque rectangular
figure=cylinder: cilindro
figure=cone: cono
figure=sphere: esfera | bola esferica
polygon=4: cuadrilatero | cuadrilatero regular
polygon=5: pentagono | pentagono regular
polygon=6: hexagono | hexagono regular
polygon=7: heptagono | heptagono regular
polygon=8: octagono | octagono regular
polygon=9: eneagono | eneagono regular
polygon=10: decagono | decagono regular
polygon=12: dodecagono | dodecagono regular
interior-angle: angulo interior | angulos interiores
dimension=surface: area superficial | superficie | area total
dimension=area: area
dimension=perimeter: perimetro | longitud de la circunferencia | contorno
round-way: circunferencia | una circunferencia
dimension=volume: vol | volumen | capacidad | cuanto cabe | cuanto espacio
dimension=diagonal: diagonal | diagonales
dimension=side: lado | lados | arista | aristas
dimension=length: largo | longitud
adjective=length: de largo | de longitud
dimension=width: ancho | anchura
adjective=width: de ancho | de anchura
dimension=height: altura | alto
adjective=height: de alto | de profundidad
dimension=base: base | bases | lados paralelos | base mayor | base menor
dimension=radius: radio
dimension=diameter: diametro
dimension=hypotenuse: hipotenusa | lado mas largo | lado mayor
dimension=leg: catetos | cateto | lados cortos | lado corto | otro cateto
integers=all: enteros | numeros enteros | numeros naturales | numeros | naturales | numeros consecutivos
integers=even: numeros pares | pares
integers=odd: numeros impares | impares
domain: dominio de | dominio
inverse: inversa de | funcion inversa de | inversa
reciprocal: reciproco de | inverso de | inverso multiplicativo de
base-name=2: binario | de binario | en binario | a binario
base-name=10: a decimal | decimal | sistema decimal | en decimal
base-name=16: hexadecimal
base-name=8: octal
op=+: sumado con | mas | sumado a
op=-: menos
op=*: por | multiplicado por
op=/: dividido entre | dividido por | dividido | entre | sobre | dividida entre | dividida por | se divide entre | se divide por | dividir entre
op=^: elevado a la | elevado a | elevado al | a la potencia | a la potencia de | a la
op==: sea igual a | igual que | lo mismo que | obtienes | obtengo | se obtiene | me queda | te queda | el resultado es | te da | me da | sale | es igual a | igual a | es igual | equivale a | igual
op=<=: es menor o igual que | menor o igual que | menor o igual a | es menor o igual a | como maximo
op=>=: es mayor o igual que | mayor o igual que | mayor o igual a | es mayor o igual a | al menos
op=<: menor q | es menor q | es menor que | menor que | menor a
op=>: mayor q | es mayor q | es mayor que | mayor que | mayor a
after=^2: al cuadrado | elevado al cuadrado | elevada al cuadrado
after=^3: al cubo | elevado al cubo | elevada al cubo
after=%: por ciento | porciento
after=!: factorial
after=°: grados | grado
before=sqrt: raiz cuadrada de | la raiz cuadrada de | raiz de | raiz cuadrada | raices cuadradas de
before=cbrt: raiz cubica de | raiz cubica
before=abs: valor absoluto de | el valor absoluto de
before=2*: el doble de | doble del | doble de
before=3*: el triple de | triple del | triple de
before=1/2*: la mitad de | mitad del | mitad de
before=1/3*: tercera parte de | la tercera parte de | un tercio de
before=1/4*: cuarta parte de | la cuarta parte de | un cuarto de
before=root4: raiz cuarta de
before=root5: raiz quinta de
before=root6: raiz sexta de
before=root7: raiz septima de
before=root8: raiz octava de
before=root9: raiz novena de
before=root10: raiz decima de
before=sin: seno de
before=cos: coseno de
before=tan: tangente de | tangente de
before=ln: logaritmo natural de | logaritmo neperiano de
power: potencia
square-of: cuadrado de
cube-of: cubo de
ordinal=1: primera | primer | primero
ordinal=2: segunda | segundo
ordinal=3: tercera | tercer | tercero
ordinal=4: cuarta | cuarto
ordinal=5: quinta | quinto
ordinal=6: sexto | sexta
ordinal=7: septimo | septima
ordinal=8: octavo | octava
ordinal=9: noveno | novena
ordinal=10: decimo
money: euros | euro | pesos | peso | soles | dolares | dolar
remain: cuanto queda | cuanto keda | en cuanto queda | a cuanto queda
cost: cuesta | cuestan | costar | costaran | costara | costo | valen | precio | precios | pagar | paga | pago | pague | pagare | coste
paid: pague | pagamos | pagaste | pagaron | precio rebajado | precio con descuento | despues del descuento | tras el descuento
unit-price: precio unitario | precio por unidad | precio de cada uno
original: original | inicial | precio original | precio inicial | antes del descuento | antes de la rebaja | al principio
saved: rebajado | rebajada | rebajados | rebajadas | descuento | rebaja | ahorro | ahorra | ahorras
raised: iva | impuesto | impuestos | propina
steady: al mismo ritmo | a la misma velocidad | a este ritmo | con el mismo ritmo
speed: a que velocidad media | que velocidad media | velocidad | que velocidad | a que velocidad | velocidad media | rapidez
duration: cuanto tarda | cuanto tardara | cuanto tiempo | cuanto tiempo tarda | cuanto tiempo pasa | cuanto tiempo hay | cuanto dura
ratio: razon | la razon | en la razon | proporcion | en proporcion a | proporcionales a | partes proporcionales a | en partes proporcionales a | directamente proporcional a | relacion
share: reparte | reparten | repartir | reparto | repartieron | divide | dividen | dividir | distribuye
time-after: dentro de | despues | despues de | mas tarde | tras
time-before: antes | antes de
clock: que hora sera | que hora | a que hora | que hora es
next-day: dia siguiente | manana siguiente | al dia siguiente | otro dia
begin: sale | salio | sali | empece | empieza | empezo | comienza | comenzo | empieza en | comienza en | que empieza en
finish: termino | acabo | llego | llegue | finalizo | termine | termina | acaba | llega | finaliza
complement: complementario | complementario de | angulo complementario | angulo complementario de | complemento de
supplement: suplementario | suplementario de | angulo suplementario | angulo suplementario de | suplemento de
angle: angulo | angulos
probability: probabilidad | probabilidad de | probabilidad de que | que probabilidad | probabilidades de | la probabilidad de que | posibilidad de
die: dado | un dado | dado de seis caras | dado de 6 caras | dado normal | dado equilibrado | dado comun | dado corriente
coin: moneda | una moneda | moneda equilibrada | moneda normal
coin-side: cara | cruz | sello | ceca | aguila
parity=even: par | un numero par | numero par
parity=odd: impar | un numero impar | numero impar
starting: empieza en | empieza por | empieza con | comienza en | comienza con | comienza por | que empieza en | que empieza con | primer termino | cuyo primer termino | cuyo primer termino es | primer termino es
interest=simple: interes simple
interest=plain: intereses | interes
common-difference: diferencia comun | diferencia
common-ratio: razon comun | razon | la razon
line-form: forma y = mx + b | forma y = mx + n | forma explicita | ecuacion explicita
level: grado | curso | de primaria | de secundaria | de eso | de bachillerato | de prepa
two-numbers: dos numeros
two-numbers-sum: dos numeros suman | dos numeros que suman
consecutive=all: numeros consecutivos | enteros consecutivos | numeros enteros consecutivos | numeros naturales consecutivos
consecutive=even: numeros pares consecutivos | pares consecutivos
consecutive=odd: numeros impares consecutivos | impares consecutivos
each: cada | ambos | ambas
negation: no
without: sin
negative: es negativo | es negativa
signed: negativo | negativa | negativos | positivo | positiva
but: pero | aunque
doubt: pero | de nuevo | otra vez | no | nunca | despues | antes | queda | mas | cuanto queda | cuanto keda | en cuanto queda
twist: falso | numero de | cantidad de | raices iguales | una sola solucion | solucion doble | cifras significativas | cifra significativa | muestral | varianza | solucion negativa | solucion positiva | raiz positiva | raiz negativa | valor positivo | valor negativo | respuesta positiva | cociente entero | periodico | excepto | salvo
trap: estima | suma de cuadrados | multiplos de | multiplos | entera | sean enteros | generatriz | resto de los | en total | quedan | sin | tantos como | reparte | repartir | demuestra | demostrar | explica | por que | dibuja | grafica | representa graficamente | probabilidad | ademas de | mas que | menos que
filler: pasan | transcurren | a la vez | + c | con la c | no me gustan | no me gusta | centimetros cuadrados | metros cuadrados | unidades cuadradas | constante | dos respuestas | dos soluciones | dos valores | lados | lado | los dos | las dos | dos numeros | dos ecuaciones | ambos numeros | de los dos numeros | exactamente | sin resto | o no | uno | un termino mas | un numero mas | jerarquia de operaciones | orden de operaciones | el lugar de | la posicion de | ocupa | ocupa el lugar de | lugar de | en funcion de pi | en funcion de π | en terminos de pi | en terminos de π | no entiendo | no entendemos | no le entendemos | no se | no puedo | no me sale | no lo entiendo | no se como | no me acuerdo | paso a paso | sin calculadora | por factorizacion | formula general | con la formula general | no logro | no consigo | no tengo idea | que no | si no es molestia | de segundo grado | de primer grado | que hay que | en la ecuacion | de la ecuacion | deja | dejar | dejando | dejalo | indicado | indicada | expresado | cuya | cuyo | cuyas | cuyos | otro | otra | que queda | y = mx + b | y = mx + n | y=mx+b | forma y = mx + b | aritmetica | geometrica | aritmetico | geometrico | progresion | progresion aritmetica | progresion geometrica | sucesion aritmetica | sucesion geometrica | regla de 3 | regla de tres | fraccion algebraica | xfi | xfa | xfavor | porfi | plis | estoy | estamos | piden | pidieron | esten | corresponde | equivalen | equivale | lanzar | lanzo | tirar | tiro | lanzamiento | obtener | sacar | salga | saque | al lanzar | al tirar | una vez | equilibrado | normal | completo | por completo | ayudenme | par de ecuaciones | unidades | nuevo | nueva | buenos dias | buenas tardes | buenas noches | numeros mixtos | fracciones mixtas | doble desigualdad | doble inecuacion | desigualdad doble | inecuacion doble | desigualdades | inecuaciones | sin mirar | al azar | sin ver | a ciegas | en que punto | parabola | funcion cuadratica | interior | partes | dos partes | las dos partes | anual | anuales | durante | faltante | escrito
filler: mide | miden | proporcion | razon | relacion | el | la | los | las | un | una | unos | unas | lo | le | les | me | mi | mis | te | tu | tus | se | su | sus | nos | yo | ella | ellos | esta | este | esto | estas | estos | esa | ese | eso | esas | esos | aqui | ahi | hay | por | favor | porfa | porfis | porfavor | gracias | hola | buenas | oye | profe | profesor | maestra | maestro | ok | vale | bueno | pues | asi | solo | solamente | ya | entonces | luego | tambien | ahora | puedes | puede | podrias | podria | pueden | ayudame | ayuda | ayudar | ayudas | ayudarme | necesito | necesita | quiero | quisiera | queria | tengo | tiene | tenemos | hacer | hago | hace | hacen | hice | haz | debo | debe | que | saber | sabe | entiendo | entender | sale | salio | toca | pide | piden | pregunta | dice | como | cuando | ejercicio | ejercicios | tarea | problema | problemas | examen | clase | matematicas | mate | mates | paso | pasos | metodo | usando | usa | formula | general | cuadratica | factorizando | exacto | exactamente | forma | completamente | totalmente | posible | posibles | todos | todas | todo | siguiente | siguientes | numero | numeros | expresion | expresiones | ecuacion | ecuaciones | inecuacion | desigualdad | funcion | polinomio | polinomios | fraccion | fracciones | decimales | incognita | incognitas | variable | variables | letra | termino | terminos | sucesion | secuencia | patron | serie | lista | conjunto | datos | sistema | lineal | lineales | grado | segundo | primer | operacion | operaciones | cuenta | cuentas | calculo | calculadora | alguien | urgente | manana | hoy | rapido | dificil | facil | numerico | simple | minima | real | reales | del | al | con | sobre | creo | seria | son | es | ser | estan | si | porfavorcito | please | q | k | xq | pa | para | en | de | entre | cual | valor | verdad | verdadera | igualdad | cuanto | resultado | ejercicio: | ver
before=4*: el cuadruple de | cuadruple de
before=5*: el quintuple de | quintuple de
before=1/5*: la quinta parte de | quinta parte de
before=1/6*: la sexta parte de | sexta parte de
before=1/7*: la septima parte de
before=1/8*: la octava parte de
before=1/9*: la novena parte de
before=1/10*: la decima parte de | decima parte de
adjective=side: por lado | de lado | de arista
coord=x: coordenada x | solo la x
coord=y: coordenada y | solo la y
lacks: le falta a | falta a | hay que sumarle a | hay que sumar a | se le suma a | hay que anadir a | tengo que sumarle a
choose: elegir | escoger | seleccionar
ways: formas | maneras | modos
its=1/2*: su mitad
its=2*: su doble
its=3*: su triple
its=1/3*: su tercera parte | su tercio
its=1/4*: su cuarta parte
temperature=C: celsius | grados celsius | centigrados | grados centigrados
temperature=F: fahrenheit | grados fahrenheit
just-before: justo antes de | justo antes del | antes de
just-after: justo despues de | despues de
now: ahora
past: era | eran | costaba | costaban | valia | fue
`;
