// @expect verified
// The id that the parent asks for is the one that the child has; it is a bv32.
var answer: bv32;
var ended: [bv32]bool;

procedure corral_getThreadID() returns (t: bv32);
procedure corral_getChildThreadID() returns (t: bv32);

procedure {:entrypoint} main()
{
  var guess, child: bv32;

  answer := 0bv32;
  ended[guess] := false;
  async call compute();
  call child := corral_getChildThreadID();
  assume guess == child;
  assume ended[guess];
  assert answer == 42bv32;
}

procedure compute()
{
  var me: bv32;

  call me := corral_getThreadID();
  answer := 42bv32;
  ended[me] := true;
}
