// @expect verified
#include <assert.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

struct message {
  long kind;
  char text[4];
};

int main(void) {
  key_t key = ftok("/tmp", 1);
  int shared = shmget(key, 16, IPC_CREAT | 0600);
  if (shared >= 0) {
    int *numbers = shmat(shared, 0, 0);
    if (numbers != (void *)-1) {
      numbers[3] = 5;
      assert(numbers[3] == 5);
      assert(shmdt(numbers) == 0);
    }
    shmctl(shared, IPC_RMID, 0);
  }
  int queue = msgget(key, IPC_CREAT | 0600);
  struct message m = {1, "abc"}, got;
  msgsnd(queue, &m, sizeof m.text, 0);
  if (msgrcv(queue, &got, sizeof got.text, 2, 0) >= 0)
    assert(got.kind == 2);
  msgctl(queue, IPC_RMID, 0);
  semctl(semget(key, 1, IPC_CREAT), 0, IPC_RMID);
}
