import type { ErrorCode } from "../../errors.ts";

export const errors = {
  invalid_input: "Algo en el formulario todavía no está bien. Revisa los campos marcados.",
  age_step_missing: "Primero dinos tu fecha de nacimiento.",
  parent_consent_needed: "Primero tiene que dar permiso tu madre, tu padre o tu tutor legal.",
  unauthenticated: "Inicia sesión para continuar.",
  invalid_credentials: "Usuario o contraseña incorrectos",
  account_incomplete: "La cuenta no está terminada de configurar",
  forbidden: "Tu cuenta no puede abrir esto.",
  cross_site_refused:
    "Esta petición venía de otro sitio, así que la rechazamos. Abre nuestra página e inténtalo de nuevo.",
  not_found: "No lo hemos encontrado.",
  username_taken: "Ese nombre de usuario ya está en uso. Elige otro.",
  email_taken: "Ya existe una cuenta con este correo",
  turn_in_progress:
    "El tutor todavía está respondiendo, quizá en otra ventana. Espera un momento y envíalo de nuevo.",
  nothing_to_regenerate: "Solo se puede decir de otra manera la última respuesta del tutor.",
  no_hint_left: "No quedan más pistas para este problema.",
  no_credits:
    "No te quedan créditos para abrir otro problema. El que estás resolviendo sigue abierto.",
  message_too_long:
    "El mensaje es demasiado largo: como máximo {{limit}} caracteres. No se envió y no se usó ningún crédito.",
  body_too_large: "Es demasiado para enviarlo de una vez.",
  unsupported_media: "Esta dirección solo acepta JSON.",
  rate_limited: "Fueron demasiados intentos. Espera {{seconds}} segundos e inténtalo de nuevo.",
  internal: "Algo falló por nuestra parte. Lo que escribiste sigue aquí; inténtalo de nuevo.",
  unavailable: "Ahora mismo no podemos conectar con la academia. Inténtalo de nuevo en un momento.",
} satisfies Record<ErrorCode, string>;
