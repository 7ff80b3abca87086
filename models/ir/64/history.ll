target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [84 x i8] c"a history has operations of more than seven threads, or more than eight of a thread\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"history.running\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"history.begun\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"history.calls\00", align 1
@.str.4 = private unnamed_addr constant [96 x i8] c"the operations of a thread are numbered 0, 1, 2, ..., and one returns before the next is called\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"history.operation\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"history.arguments\00", align 1
@.str.7 = private unnamed_addr constant [17 x i8] c"history.argument\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"history.seen\00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"history.called\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"history.clock\00", align 1
@.str.11 = private unnamed_addr constant [69 x i8] c"an operation returns that is not the last one that the thread called\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"history.results\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"history.result\00", align 1
@.str.14 = private unnamed_addr constant [17 x i8] c"history.returned\00", align 1
@.str.15 = private unnamed_addr constant [59 x i8] c"an operation has not returned where the history is checked\00", align 1
define dso_local i32 @gsmack_choose(i32 noundef %n) {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  %cmp = icmp ult i32 %call, %n
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local void @gsmack_history_call(i64 noundef %number, i8* noundef %operation, i64 noundef %count, i64 noundef %first, i64 noundef %second) {
entry:
  %call = call i64 @__gsmack_self()
  %mul = mul i64 %call, 8
  %add = add i64 %mul, %number
  %cmp = icmp uge i64 %call, 8
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sge i64 %number, 8
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([84 x i8], [84 x i8]* @.str, i64 0, i64 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  call void @__gsmack_await_sequential(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0))
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call)
  %cmp3 = icmp ne i64 %call2, %number
  br i1 %cmp3, label %if.then7, label %lor.lhs.false4
lor.lhs.false4:
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call)
  %cmp6 = icmp ne i64 %call5, %number
  br i1 %cmp6, label %if.then7, label %if.end8
if.then7:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([96 x i8], [96 x i8]* @.str.4, i64 0, i64 0))
  br label %if.end8
if.end8:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call)
  %add9 = add nsw i64 %number, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call, i64 noundef %add9)
  %call10 = call i64 @__gsmack_text_number(i8* noundef %operation, i32 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.5, i64 0, i64 0), i64 noundef %add, i64 noundef %call10)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i64 0, i64 0), i64 noundef %add, i64 noundef %count)
  %mul11 = mul i64 %add, 2
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.7, i64 0, i64 0), i64 noundef %mul11, i64 noundef %first)
  %add13 = add i64 %mul11, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.7, i64 0, i64 0), i64 noundef %add13, i64 noundef %second)
  br label %for.cond
for.cond:
  %t.0 = phi i64 [ 1, %if.end8 ], [ %inc, %for.inc ]
  %cmp14 = icmp ult i64 %t.0, 8
  br i1 %cmp14, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %cmp15 = icmp ne i64 %t.0, %call
  br i1 %cmp15, label %if.then16, label %if.end20
if.then16:
  %mul17 = mul i64 %add, 8
  %add18 = add i64 %mul17, %t.0
  %call19 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %t.0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i64 0, i64 0), i64 noundef %add18, i64 noundef %call19)
  br label %if.end20
if.end20:
  br label %for.inc
for.inc:
  %inc = add i64 %t.0, 1
  br label %for.cond
for.end:
  %call21 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0))
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i64 0, i64 0), i64 noundef %add, i64 noundef %call21)
  %call22 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0))
  %add23 = add nsw i64 %call22, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i64 noundef %add23)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_await_sequential(i8* noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local i64 @__gsmack_text_number(i8* noundef, i32 noundef)
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @gsmack_history_return(i64 noundef %number, i64 noundef %count, i64 noundef %first, i64 noundef %second) {
entry:
  %call = call i64 @__gsmack_self()
  %mul = mul i64 %call, 8
  %add = add i64 %mul, %number
  call void @__gsmack_atomic_begin()
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call)
  %add2 = add nsw i64 %number, 1
  %cmp = icmp ne i64 %call1, %add2
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call)
  %cmp4 = icmp ne i64 %call3, %number
  br i1 %cmp4, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.11, i64 0, i64 0))
  br label %if.end
if.end:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.12, i64 0, i64 0), i64 noundef %add, i64 noundef %count)
  %mul5 = mul i64 %add, 2
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.13, i64 0, i64 0), i64 noundef %mul5, i64 noundef %first)
  %add7 = add i64 %mul5, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.13, i64 0, i64 0), i64 noundef %add7, i64 noundef %second)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call, i64 noundef %add2)
  %call9 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0))
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.14, i64 0, i64 0), i64 noundef %add, i64 noundef %call9)
  %call10 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0))
  %add11 = add nsw i64 %call10, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i64 noundef %add11)
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local void @gsmack_linearizable() {
entry:
  call void @__gsmack_atomic_begin()
  br label %for.cond
for.cond:
  %t.0 = phi i64 [ 1, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %t.0, 8
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i64 noundef %t.0)
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %t.0)
  %cmp2 = icmp ne i64 %call, %call1
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.15, i64 0, i64 0))
  br label %if.end
if.end:
  br label %for.inc
for.inc:
  %inc = add i64 %t.0, 1
  br label %for.cond
for.end:
  call void @__gsmack_linearizable()
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_linearizable()
