target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [15 x i8] c"printed-length\00", align 1
define dso_local i32 @snprintf(i8* noalias noundef %to, i32 noundef %size, i8* noalias noundef %format, ...) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %add.i, %if.end.i ]
  %cmp1.i = icmp ult i32 %i.0.i, %size
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %add.i = add i32 %i.0.i, 1
  %cmp2.i = icmp eq i32 %add.i, %size
  br i1 %cmp2.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp3.i = icmp eq i32 %i.0.i, %call.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %call4.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call4.i, i8* %arrayidx5.i, align 1
  br label %for.cond.i
print.exit:
  ret i32 %call.i
}
define dso_local i32 @vsnprintf(i8* noalias noundef %to, i32 noundef %size, i8* noalias noundef %format, i8* noundef %arguments) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %add.i, %if.end.i ]
  %cmp1.i = icmp ult i32 %i.0.i, %size
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %add.i = add i32 %i.0.i, 1
  %cmp2.i = icmp eq i32 %add.i, %size
  br i1 %cmp2.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp3.i = icmp eq i32 %i.0.i, %call.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %call4.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call4.i, i8* %arrayidx5.i, align 1
  br label %for.cond.i
print.exit:
  ret i32 %call.i
}
define dso_local i32 @sprintf(i8* noalias noundef %to, i8* noalias noundef %format, ...) {
entry:
  %call = call i32 @print_unlimited(i8* noundef %to)
  ret i32 %call
}
define internal i32 @print_unlimited(i8* noundef %to) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  call void @__gsmack_bound(i1 noundef zeroext %call, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i32 noundef 31)
  call void @__gsmack_assume(i1 noundef zeroext %call)
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %add.i, %if.end.i ]
  %cmp1.i = icmp ult i32 %i.0.i, 32
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %add.i = add i32 %i.0.i, 1
  %cmp2.i = icmp eq i32 %add.i, 32
  br i1 %cmp2.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp3.i = icmp eq i32 %i.0.i, %call.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %call4.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call4.i, i8* %arrayidx5.i, align 1
  br label %for.cond.i
print.exit:
  %cmp = icmp sle i32 %call.i, 31
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call.i
}
define dso_local i32 @vsprintf(i8* noalias noundef %to, i8* noalias noundef %format, i8* noundef %arguments) {
entry:
  %call = call i32 @print_unlimited(i8* noundef %to)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i32 noundef)
