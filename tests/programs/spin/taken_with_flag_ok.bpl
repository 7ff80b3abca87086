// @expect verified
// The lock is taken where flag is read, and given back where g is read. Once, flag is found 0 before it becomes 1, and then g is 0: that cannot be again.
var {:data} flag: int;
var {:data} g: int;
var lock: int;

procedure {:thread_self} self() returns (id: int);

procedure acquire() returns (f: int)
  modifies lock;
{
  var me: int;

  call me := self();
  atomic { assume {:await} lock == 0; f := flag; lock := me; }
}

procedure release() returns (h: int)
  modifies lock;
{
  var me: int;

  call me := self();
  atomic { assert lock == me; h := g; lock := 0; }
}

procedure other()
  modifies flag, g;
{
  atomic { flag := 1; }
  atomic { g := 0; }
}

procedure main()
  modifies flag, g, lock;
{
  var i, f, h: int;

  atomic { flag := 0; g := 1; lock := 0; }
  async call other();
  i := 0;
  while (i < 3)
  {
    call f := acquire();
    call h := release();
    if (f != 0 || h == 1) { break; }
    i := i + 1;
  }
  assert i < 3;
}
