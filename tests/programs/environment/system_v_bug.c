// @expect violated
// Only so much was asked for.
#include <sys/ipc.h>
#include <sys/shm.h>

int main(void) {
  int shared = shmget(IPC_PRIVATE, 16, IPC_CREAT | 0600);
  int *numbers = shmat(shared, 0, 0);
  if (numbers != (void *)-1)
    numbers[4] = 5; // want "offset 16"
}
