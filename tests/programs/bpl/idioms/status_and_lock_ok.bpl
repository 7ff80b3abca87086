// @expect verified
// Threads with a status that is waited for, and a lock that knows its owner.
var status: [int]int; // 0 not started, 1 running, 2 ended
var owner, x: int;

procedure corral_getThreadID() returns (t: int);

procedure main()
{
  var a, b: int;

  assume a != b;
  owner := 0;
  x := 0;
  status[a] := 0;
  status[b] := 0;
  async call run(a);
  async call run(b);
  assume status[a] == 2;
  assume status[b] == 2;
  assert x == 10;
}

procedure run(handle: int)
{
  status[handle] := 1;
  call work();
  status[handle] := 2;
}

procedure work()
{
  var y: int;

  call lock();
  y := x;
  x := y + 5;
  call unlock();
}

procedure lock()
{
  var me: int, fresh: bool;

  call me := corral_getThreadID();
  atomic { fresh := owner != me; assume owner == 0; owner := me; }
  assert fresh;
}

procedure unlock()
{
  var me: int, mine: bool;

  call me := corral_getThreadID();
  atomic { mine := owner == me; owner := 0; }
  assert mine;
}
