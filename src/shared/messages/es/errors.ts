import type { ErrorCode } from "../../errors.ts";
import { failures } from "./failures.ts";

export const errors = {
  ...failures,
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
  address_unproved: "Abre primero el enlace de nuestro correo: confirma que la dirección es tuya.",
  email_taken: "Ya existe una cuenta con este correo",
  turn_in_progress:
    "El tutor todavía está respondiendo, quizá en otra ventana. Espera un momento y envíalo de nuevo.",
  programs_busy:
    "Ahora mismo se están ejecutando muchos programas. El tuyo no se ejecutó y no se corrigió nada. Envíalo otra vez en un momento.",
  nothing_to_regenerate: "Solo se puede decir de otra manera la última respuesta del tutor.",
  no_hint_left: "No quedan más pistas para este problema.",
  no_credits:
    "No te quedan créditos para abrir otro problema. El que tienes entre manos sigue abierto y los repasos continúan.",
  care_first: "Lo que has escrito importa más que todo esto. Aquí no se ha guardado.",
  credits_asked: "Ya se han pedido. La petición espera respuesta.",
  ask_a_parent: "Pregunta en casa: tu familia puede pedir más créditos.",
  credit_request_over: "Esta petición ya tiene respuesta.",
  learning_paused:
    "Tu familia ha puesto una pausa. Todo lo que hiciste queda guardado y seguirás desde ahí.",
  outside_hours:
    "Ahora no es el horario de estudio que puso tu familia. Todo lo que hiciste queda guardado y seguirás desde ahí.",
  minutes_used_up:
    "Se acabó tu tiempo de estudio de hoy. Todo lo que hiciste queda guardado y seguirás mañana.",
  subject_not_allowed: "Tu familia no ha abierto esta materia para ti.",
  week_credits_used:
    "Ya usaste los créditos que tu familia puso para esta semana. El problema te espera hasta el lunes; los repasos son gratis y siguen abiertos.",
  time_not_asked: "Ahora no puedes pedir más tiempo.",
  request_over: "Esta petición ya no está abierta: se respondió o pasó su día.",
  message_too_long:
    "El mensaje es demasiado largo: como máximo {{limit}} caracteres. No se envió y no se usó ningún crédito.",
  body_too_large: "Es demasiado para enviarlo de una vez.",
  unsupported_media: "Esta dirección solo acepta JSON.",
  rate_limited: "Fueron demasiados intentos. Espera {{duration seconds}} e inténtalo de nuevo.",
  account_suspended: "Esta cuenta está suspendida. Escríbenos si crees que es un error.",
  affiliate_login_needed: "Entra por el acceso de afiliados",
  invalid_parent_credentials: "El correo o la contraseña no son correctos",
  email_password_required: "Escribe tu correo y tu contraseña",
  all_fields_required: "Hay que rellenar todos los campos",
  parent_account_failed: "Algo inesperado ha fallado",
  email_not_verified: "Confirma tu correo electrónico antes de iniciar sesión.",
  session_not_created: "No se pudo abrir la sesión. Inténtalo de nuevo.",
  parent_sign_in_failed: "Algo inesperado falló al iniciar sesión. Inténtalo de nuevo.",
  account_not_created: "No se pudo crear la cuenta. Inténtalo de nuevo.",
  parent_sign_up_failed: "Algo inesperado falló. Inténtalo de nuevo.",
  parent_not_found: "No hay ninguna cuenta familiar con esos datos",
  parent_unknown: "No encontramos ninguna cuenta familiar con ese correo.",
  parent_unverified:
    "Confirma el correo de tu cuenta familiar antes de pedir los datos de los estudiantes.",
  no_students_linked: "No hay estudiantes vinculados a esta cuenta familiar.",
  credentials_not_sent: "Algo ha fallado. Inténtalo de nuevo.",
  request_not_processed: "No pudimos tramitar tu solicitud. Inténtalo de nuevo.",
  account_not_updated: "No se pudo actualizar la cuenta",
  verification_not_sent: "No se pudo enviar el correo de confirmación",
  token_invalid: "Este enlace ya se usó o ha caducado. Pide uno nuevo.",
  second_factor_needed: "Escribe también el código de tu aplicación.",
  second_factor_changed:
    "El segundo paso ya no está como muestra esta página. Vuelve a cargar la página.",
  sign_in_too_late: "Pasó demasiado tiempo. Inicia sesión de nuevo desde el principio.",
  code_wrong: "Ese código no es correcto o ya se usó.",
  confirmation_needed: "No se cambió nada porque no diste tu contraseña de nuevo.",
  session_of_another:
    "Ahora hay otra persona con la sesión iniciada en este navegador. Abre una ventana nueva para ver quién es.",
  password_wrong: "Esa no es tu contraseña actual.",
  guardian_decides: "Tu madre, tu padre o tu tutor legal decide sobre esta cuenta.",
  student_decides: "Este estudiante decide sobre sus propios datos.",
  consent_needed:
    "Tus lecciones están en pausa: antes tu madre, tu padre o tu tutor legal tiene que dar su permiso. Pídele que abra la página Privacidad de su cuenta familiar.",
  google_failed: "No se pudo entrar con Google",
  admin_exists: "Ya hay un administrador. Inicia sesión.",
  admin_user_not_created: "No se pudo crear el usuario de acceso",
  admin_user_not_returned: "El alta no devolvió ningún usuario",
  admin_profile_not_created: "No se pudo crear el perfil del usuario",
  last_guardian:
    "Eres la única persona que cuida de esta cuenta. Invita antes a alguien más, o borra la cuenta.",
  last_administrator: "Una academia necesita un administrador. Nombra primero a otra persona.",
  admin_setup_needed: "Todavía no hay ningún administrador. Primero crea uno.",
  adult_needed: "Nadie menor de 18 años puede administrar la academia.",
  own_account: "No puedes hacer esto con tu propia cuenta. Pídeselo a otro administrador.",
  administrator_by_settings:
    "La configuración de esta academia hace administradora a esta cuenta. Cambia antes ADMIN_EMAIL o SUPER_ADMIN_EMAIL.",
  no_email_address:
    "Esta cuenta no tiene correo al que escribir, ni una madre o un padre que lo tenga.",
  no_mail_relay:
    "No hay servidor de correo configurado, así que no se puede enviar nada. Configura antes SMTP_URL.",
  referral_code_invalid: "El código de recomendación no es válido o no está activo",
  click_not_tracked: "No se pudo registrar la visita",
  clicks_busy:
    "Ahora mismo se están contando muchas visitas. Esta no se ha contado. Vuelve a enviarla en un momento.",
  referral_failed: "Ocurrió un error inesperado",
  no_earlier_version: "No hay ninguna versión anterior a esta.",
  subdomain_invalid: "Subdominio no válido",
  brand_not_found: "Página de marca no encontrada o inactiva",
  brand_not_loaded: "No se pudo cargar la configuración de la página",
  brand_code_missing: "No se encontró ningún código de recomendación",
  brand_affiliate_inactive: "Afiliado no encontrado o inactivo",
  brand_affiliate_not_loaded: "No se pudo cargar la información del afiliado",
  content_changed:
    "Otra persona de administración ha cambiado esto entretanto. No se ha perdido nada de lo tuyo: sigue aquí. Mira lo que escribió y guarda lo tuyo si debe reemplazarlo.",
  brand_changed: "El afiliado le ha dado otro nombre a la página entretanto. Vuelve a cargarla.",
  hostname_changed: "El afiliado ha escrito otro dominio entretanto. Vuelve a cargar la página.",
  blurb_changed:
    "Este texto ha cambiado desde que lo leíste. Vuelve a cargar la página y lee el nuevo.",
  brand_name_looks_alike:
    "Este nombre se lee como el nuestro o como el de otra página ya activa. Recházalo con un motivo.",
  identity_changed:
    "El afiliado tiene ya otro nombre, título, imagen o correo. Vuelve a cargar esta página y míralos.",
  measuring_changed:
    "El script o los identificadores han cambiado desde que los leíste. Vuelve a cargar la página y lee los nuevos.",
  styles_changed:
    "Estos estilos han cambiado desde que los leíste. Vuelve a cargar la página y lee los nuevos.",
  nothing_to_challenge: "Aquí no hay ninguna corrección que se pueda revisar.",
  curriculum_changed:
    "Otra persona ha cambiado esta destreza mientras tanto. Mira cómo está ahora e inténtalo de nuevo.",
  change_overtaken: "Después se volvió a cambiar algo aquí. Deshaz primero el cambio posterior.",
  too_few_items:
    "A la destreza le quedarían muy pocos problemas para enseñarla bien. Corrige este o retira la destreza entera.",
  challenge_decided: "Otra persona ya la ha decidido.",
  payout_open: "Hay una remesa de pagos pendiente de aprobar. Apruébala o descártala antes.",
  payout_under_way:
    "Hay un pago aprobado para esta cuenta que aún no se ha hecho. Cuando se haga, se podrá borrar la cuenta.",
  payout_over: "Alguien ha tramitado ya esta remesa. Vuelve a cargar la página.",
  payout_changed:
    "La suma de esta remesa ha cambiado desde que la viste. Vuelve a cargar la página y mira la nueva.",
  nothing_to_pay: "Ningún afiliado activo tiene un saldo disponible que llegue al mínimo.",
  sample_only: "Es una familia de muestra: no hay nadie para quien hacerlo.",
  affiliate_exists: "Ya tienes una cuenta de afiliado.",
  database_unavailable: "No se pudo conectar con la base de datos. Inténtalo de nuevo.",
} satisfies Record<ErrorCode, string>;
