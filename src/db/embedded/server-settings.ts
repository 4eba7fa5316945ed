/**
 * The server's settings as command-line arguments, so that they hold for clusters made by older
 * versions too. Sized for one program on a small machine: about 25 MB when idle.
 * `fsync` and `full_page_writes` keep PostgreSQL's default, on. No parallel workers, because
 * they need /dev/shm, of which containers have 64 MB. The log holds the server's own events
 * only: no statement and no row detail, for those hold what people wrote.
 */
export function serverSettings(): Record<string, string> {
  return {
    shared_buffers: "64MB",
    effective_cache_size: "512MB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    max_connections: "100",
    max_wal_size: "256MB",
    min_wal_size: "32MB",
    random_page_cost: "1.1",
    io_method: "sync",
    max_logical_replication_workers: "0",
    jit: "off",
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    timezone: "UTC",
    lc_messages: "C",
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
  };
}
