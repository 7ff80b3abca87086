target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@rand48 = internal global [3 x i16] zeroinitializer, align 2
@seed48.before = internal global [3 x i16] zeroinitializer, align 2
@.str = private unnamed_addr constant [46 x i8] c"the numbers behind a seed that is given again\00", align 1
define dso_local i32 @rand() {
entry:
  br i1 icmp ne (i1 ()* @__model_seeded_again, i1 ()* null), label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_seeded_again()
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  br label %if.end.i
if.end.i:
  %call.i.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i.i = icmp sge i64 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %following.exit
land.rhs.i.i:
  %cmp1.i.i = icmp sle i64 %call.i.i, 2147483647
  br label %following.exit
following.exit:
  %0 = phi i1 [ false, %if.end.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i.i = trunc i64 %call.i.i to i32
  ret i32 %conv.i.i
}
define dso_local i32 @rand_r(i32* noundef %seed) {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  store i32 %call, i32* %seed, align 4
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @random() {
entry:
  br i1 icmp ne (i1 ()* @__model_seeded_again, i1 ()* null), label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_seeded_again()
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  br label %if.end.i
if.end.i:
  %call.i.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i.i = icmp sge i64 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %following.exit
land.rhs.i.i:
  %cmp1.i.i = icmp sle i64 %call.i.i, 2147483647
  br label %following.exit
following.exit:
  %0 = phi i1 [ false, %if.end.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i.i = trunc i64 %call.i.i to i32
  ret i32 %conv.i.i
}
define dso_local i32 @nrand48(i16* noundef nonnull %state) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i, label %for.body.i, label %next.exit
for.body.i:
  %call.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i = getelementptr inbounds i16, i16* %state, i32 %i.0.i
  store i16 %call.i, i16* %arrayidx.i, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  %call.i1 = call i64 @__gsmack_nondet_longlong()
  %cmp.i2 = icmp sge i64 %call.i1, 0
  br i1 %cmp.i2, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i1, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %next.exit ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i1 to i32
  ret i32 %conv.i
}
define dso_local i32 @jrand48(i16* noundef nonnull %state) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i, label %for.body.i, label %next.exit
for.body.i:
  %call.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i = getelementptr inbounds i16, i16* %state, i32 %i.0.i
  store i16 %call.i, i16* %arrayidx.i, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  %call.i1 = call i64 @__gsmack_nondet_longlong()
  %cmp.i2 = icmp sge i64 %call.i1, -2147483648
  br i1 %cmp.i2, label %land.rhs.i, label %either_sign.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i1, 2147483647
  br label %either_sign.exit
either_sign.exit:
  %0 = phi i1 [ false, %next.exit ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i1 to i32
  ret i32 %conv.i
}
define dso_local i32 @arc4random() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @arc4random_uniform(i32 noundef %bound) {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  %cmp = icmp ult i32 %bound, 2
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = icmp eq i32 %call, 0
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = icmp ult i32 %call, %bound
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  ret i32 %call
}
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local void @arc4random_buf(i8* noundef nonnull %to, i32 noundef %size) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp ult i32 %i.0.i, %size
  br i1 %cmp.i, label %for.body.i, label %fill.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  ret void
}
define dso_local i32 @getrandom(i8* noundef %to, i32 noundef %size, i32 noundef %flags) {
entry:
  %call.i = call i32 @__gsmack_nondet_long()
  %cmp.i = icmp sge i32 %call.i, -1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i, 0
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp ule i32 %call.i, %size
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %land.rhs.i ], [ %cmp2.i, %lor.rhs.i ]
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %entry ], [ %0, %lor.end.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3.i = icmp slt i32 %call.i, 0
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %some_bytes.exit
cond.false.i:
  br label %some_bytes.exit
some_bytes.exit:
  %cond.i = phi i32 [ -1, %fails_or_is_interrupted.exit.i ], [ %call.i, %cond.false.i ]
  %cmp = icmp sgt i32 %cond.i, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.then ], [ %inc.i, %for.body.i ]
  %cmp.i4 = icmp ult i32 %i.0.i, %cond.i
  br i1 %cmp.i4, label %for.body.i, label %fill.exit
for.body.i:
  %call.i5 = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i5, i8* %arrayidx.i, align 1
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  br label %if.end
if.end:
  ret i32 %cond.i
}
define dso_local double @erand48(i16* noundef nonnull %state) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i, label %for.body.i, label %next.exit
for.body.i:
  %call.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i = getelementptr inbounds i16, i16* %state, i32 %i.0.i
  store i16 %call.i, i16* %arrayidx.i, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  %call.i1 = call double @__gsmack_nondet_double()
  %cmp.i2 = fcmp oge double %call.i1, 0.000000e+00
  br i1 %cmp.i2, label %land.rhs.i, label %below_one.exit
land.rhs.i:
  %cmp1.i = fcmp olt double %call.i1, 1.000000e+00
  br label %below_one.exit
below_one.exit:
  %0 = phi i1 [ false, %next.exit ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret double %call.i1
}
define dso_local double @drand48() {
entry:
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %entry ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 3
  br i1 %cmp.i.i, label %for.body.i.i, label %next.exit.i
for.body.i.i:
  %call.i.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i.i = getelementptr inbounds i16, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @rand48, i32 0, i32 0), i32 %i.0.i.i
  store i16 %call.i.i, i16* %arrayidx.i.i, align 2
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
next.exit.i:
  %call.i1.i = call double @__gsmack_nondet_double()
  %cmp.i2.i = fcmp oge double %call.i1.i, 0.000000e+00
  br i1 %cmp.i2.i, label %land.rhs.i.i, label %erand48.exit
land.rhs.i.i:
  %cmp1.i.i = fcmp olt double %call.i1.i, 1.000000e+00
  br label %erand48.exit
erand48.exit:
  %0 = phi i1 [ false, %next.exit.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret double %call.i1.i
}
define dso_local i32 @lrand48() {
entry:
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %entry ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 3
  br i1 %cmp.i.i, label %for.body.i.i, label %next.exit.i
for.body.i.i:
  %call.i.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i.i = getelementptr inbounds i16, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @rand48, i32 0, i32 0), i32 %i.0.i.i
  store i16 %call.i.i, i16* %arrayidx.i.i, align 2
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
next.exit.i:
  %call.i1.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i2.i = icmp sge i64 %call.i1.i, 0
  br i1 %cmp.i2.i, label %land.rhs.i.i, label %nrand48.exit
land.rhs.i.i:
  %cmp1.i.i = icmp sle i64 %call.i1.i, 2147483647
  br label %nrand48.exit
nrand48.exit:
  %0 = phi i1 [ false, %next.exit.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i.i = trunc i64 %call.i1.i to i32
  ret i32 %conv.i.i
}
define dso_local i32 @mrand48() {
entry:
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %entry ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 3
  br i1 %cmp.i.i, label %for.body.i.i, label %next.exit.i
for.body.i.i:
  %call.i.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i.i = getelementptr inbounds i16, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @rand48, i32 0, i32 0), i32 %i.0.i.i
  store i16 %call.i.i, i16* %arrayidx.i.i, align 2
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
next.exit.i:
  %call.i1.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i2.i = icmp sge i64 %call.i1.i, -2147483648
  br i1 %cmp.i2.i, label %land.rhs.i.i, label %jrand48.exit
land.rhs.i.i:
  %cmp1.i.i = icmp sle i64 %call.i1.i, 2147483647
  br label %jrand48.exit
jrand48.exit:
  %0 = phi i1 [ false, %next.exit.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i.i = trunc i64 %call.i1.i to i32
  ret i32 %conv.i.i
}
define dso_local void @srand48(i32 noundef %seed) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i, label %for.body.i, label %next.exit
for.body.i:
  %call.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i = getelementptr inbounds i16, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @rand48, i32 0, i32 0), i32 %i.0.i
  store i16 %call.i, i16* %arrayidx.i, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  ret void
}
define dso_local i16* @seed48(i16* noundef nonnull %seed) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 3
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds [3 x i16], [3 x i16]* @rand48, i32 0, i32 %i.0
  %0 = load i16, i16* %arrayidx, align 2
  %arrayidx1 = getelementptr inbounds [3 x i16], [3 x i16]* @seed48.before, i32 0, i32 %i.0
  store i16 %0, i16* %arrayidx1, align 2
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %1 = bitcast i16* %seed to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 6
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %1, i32 %call.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %for.end ], [ %inc.i, %for.body.i ]
  %cmp.i5 = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i5, label %for.body.i, label %next.exit
for.body.i:
  %call.i6 = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i7 = getelementptr inbounds i16, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @rand48, i32 0, i32 0), i32 %i.0.i
  store i16 %call.i6, i16* %arrayidx.i7, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  ret i16* getelementptr inbounds ([3 x i16], [3 x i16]* @seed48.before, i32 0, i32 0)
}
define dso_local void @lcong48(i16* noundef nonnull %parameters) {
entry:
  %0 = bitcast i16* %parameters to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 14
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i1 = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i1, label %for.body.i, label %next.exit
for.body.i:
  %call.i2 = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i3 = getelementptr inbounds i16, i16* getelementptr inbounds ([3 x i16], [3 x i16]* @rand48, i32 0, i32 0), i32 %i.0.i
  store i16 %call.i2, i16* %arrayidx.i3, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  ret void
}
define dso_local i32 @getentropy(i8* noundef %to, i32 noundef %size) {
entry:
  %cmp = icmp ugt i32 %size, 256
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 5, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call.i2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then2, label %if.end3
if.then2:
  br label %return
if.end3:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end3 ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp ult i32 %i.0.i, %size
  br i1 %cmp.i, label %for.body.i, label %fill.exit
for.body.i:
  %call.i3 = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i3, i8* %arrayidx.i, align 1
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ -1, %if.then2 ], [ 0, %fill.exit ]
  ret i32 %retval.0
}
declare extern_weak dso_local zeroext i1 @__model_seeded_again()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i64 @__gsmack_nondet_longlong()
declare dso_local zeroext i16 @__gsmack_nondet_ushort()
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local i32 @__gsmack_nondet_long()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local double @__gsmack_nondet_double()
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
