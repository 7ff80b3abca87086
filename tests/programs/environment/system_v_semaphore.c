// @expect unknown
// Semaphores of System V are not modelled.
#include <sys/ipc.h>
#include <sys/sem.h>

int main(void) {
  int s = semget(IPC_PRIVATE, 1, IPC_CREAT | 0600);
  struct sembuf take = {0, -1, 0};
  return semop(s, &take, 1);
}
