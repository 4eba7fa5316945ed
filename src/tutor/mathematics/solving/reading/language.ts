const spanish =
  /[¿¡]|\b(?:cual|cuales|cuanto|cuantos|cuantas|calcula|calcular|calcule|resuelve|resolver|resuelva|simplifica|simplificar|halla|hallar|encuentra|encontrar|determina|suma|resta|redondea|ordena|convierte|escribe|evalua|deriva|derivada|factoriza|desarrolla|descompon|efectua|expande|expresa|aproxima|pasa|sea|si|un|una|es|el|la|los|las|del|entre|por|para|con|raiz|raices|quita|quitar|coloca|colocar|agrupa|agrupar|despeja|despejar|obten|obtener|obtiene|averigua|indica|dime|dados|dadas|dado|dada|sean|siendo|sabiendo|que|pon|ordenar|multiplica|divide|dividir|resto|valor|numero|numeros|multiplo|factor comun|racionaliza|descomponer|reduce los|opera|realiza|enumera|continua la|siguiente|termino|cuadrada|cubica|metros|minutos|horas|gramos|pulgadas|probabilidad|letras|hay|cada|al)\b/i;

/** Whether the words of a clean text (see cleanText) are Spanish; mathematics alone is not. */
export function isSpanish(text: string): boolean {
  return spanish.test(text);
}
