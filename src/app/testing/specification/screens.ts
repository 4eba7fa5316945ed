import type { Literals } from "./literal.ts";

/** What the bars, the login screens, the partners' page and the error pages say (rows N, L, W, E). */
export const screens = {
  "N-01": {
    links: {
      "Why Us": "/why-us",
      About: "/about",
      Pricing: "/pricing",
      Contact: "/contact",
    },
    languageSwitch: { "/": "/inicio", "/about": "/about-es", "/why-us": "/por-que-nosotros" },
  },
  "N-02": { links: { Login: "/login", "Sign Up": "/register" } },
  "N-03": {
    entries: ["Resume", "My Learning", "Profile", "Sign Out"],
    leadsTo: { "My Learning": "/chat", Profile: "/profile" },
  },
  "N-04": {
    badge: "Affiliate Account",
    link: "Affiliate Dashboard",
    leadsTo: "/affiliate/dashboard",
  },
  "N-05": { sortedBy: "label" },
  "N-06": {
    bar: "Quick Actions",
    actions: ["Resume Chat", "Study Schedule"],
    leadsTo: { "Resume Chat": "/chat", "Study Schedule": "/profile#study-schedule" },
  },
  "L-01": { identifier: ["username", "email"], password: "password" },
  "L-02": { tabs: ["student", "parent"] },
  "L-03": { signUp: { student: "/student-register", parent: "/register" } },
  "L-04": {
    fields: ["fullName", "email", "phone", "password"],
    rules: ["uppercase", "lowercase", "digit", "special"],
    special: "@$!%*?&",
  },
  "L-05": { passwords: ["default", "custom"] },
  "L-06": { title: "Session Expiring Soon", buttons: ["Log Out", "Extend Session"] },
  "W-01": {
    start: "Get Started",
    features: ["Personalized Learning", "Expert Support", "Proven Results"],
    testimonials: 3,
  },
  "W-02": { shownWhile: "approved" },
  "W-03": {
    fromBranding: [
      "primary_color",
      "secondary_color",
      "accent_color",
      "meta_title",
      "meta_description",
      "logo_url",
      "favicon_url",
      "og_image_url",
    ],
  },
  "W-04": {
    styles: "custom_css",
    measuring: ["custom_javascript", "google_analytics_id", "facebook_pixel_id", "tiktok_pixel_id"],
  },
  "W-05": { reserved: ["www", "api", "admin", "mail", "ftp", "blog"] },
  "W-06": { lateOnMobileMs: 1500, idleTimeoutMs: 2500 },
  "E-01": {
    again: "Try Again",
    reload: "Reload Page",
    inDevelopmentOnly: "Copy Debug Info",
  },
  "E-02": { title: "Site temporarily unavailable" },
  "E-03": {
    fields: [
      "id",
      "message",
      "stack",
      "category",
      "severity",
      "context",
      "recoverable",
      "userMessage",
      "recoveryActions",
    ],
    context: ["userAgent", "url", "timestamp", "sessionId", "extra"],
  },
  "E-04": {
    categories: [
      "authentication",
      "database",
      "network",
      "permission",
      "validation",
      "render",
      "unknown",
    ],
  },
  "E-05": {
    severities: ["low", "medium", "high", "critical"],
    ofCrash: "critical",
    ofUndefinedAccess: "critical",
  },
  "E-06": { kept: 100, shown: 10 },
} as const satisfies Literals;
