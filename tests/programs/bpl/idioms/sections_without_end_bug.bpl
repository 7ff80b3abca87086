// @expect violated
// Threads that end in their sections, and come in the order that is not theirs.
var pending, stage: int;

procedure corral_atomic_begin();
procedure corral_atomic_end();

procedure main()
{
  pending := 0;
  stage := 1;
  call corral_atomic_begin();
  pending := pending + 1;
  async call second();
  pending := pending + 1;
  async call first();
  call corral_atomic_end();
  assume pending == 0;
  assume stage == 3;
  assert false; // want "false"
}

procedure first()
{
  call corral_atomic_begin();
  assume stage == 1;
  stage := 2;
  pending := pending - 1;
}

procedure second()
{
  call corral_atomic_begin();
  assume stage == 2;
  stage := 3;
  pending := pending - 1;
}
