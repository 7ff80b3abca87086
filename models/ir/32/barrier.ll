target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_barrier_t = type { i32, [16 x i8] }
%union.pthread_barrierattr_t = type { i32 }
@.str = private unnamed_addr constant [30 x i8] c"may-fail.pthread_barrier_init\00", align 1
@.str.1 = private unnamed_addr constant [52 x i8] c"pthread_barrier_init: the attributes were destroyed\00", align 1
@.str.2 = private unnamed_addr constant [57 x i8] c"pthread_barrier_init: the attributes are not initialised\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"barrier.count\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.5 = private unnamed_addr constant [57 x i8] c"pthread_barrier_init: the barrier is initialised already\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"barrier.arrived\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"barrier.serial\00", align 1
@.str.8 = private unnamed_addr constant [51 x i8] c"pthread_barrier_destroy: the barrier was destroyed\00", align 1
@.str.9 = private unnamed_addr constant [56 x i8] c"pthread_barrier_destroy: the barrier is not initialised\00", align 1
@.str.10 = private unnamed_addr constant [55 x i8] c"pthread_barrier_destroy: a thread waits at the barrier\00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"barrier.left\00", align 1
@.str.12 = private unnamed_addr constant [48 x i8] c"pthread_barrier_wait: the barrier was destroyed\00", align 1
@.str.13 = private unnamed_addr constant [53 x i8] c"pthread_barrier_wait: the barrier is not initialised\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"barrier.round\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"barrier\00", align 1
@.str.16 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
define dso_local i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef nonnull %barrier, %union.pthread_barrierattr_t* noundef %attr, i32 noundef %count) {
entry:
  %cmp = icmp eq i32 %count, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end3
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then2, label %if.end3
if.then2:
  br label %return
if.end3:
  call void @__gsmack_atomic_begin()
  %tobool4 = icmp ne %union.pthread_barrierattr_t* %attr, null
  br i1 %tobool4, label %if.then5, label %if.end6
if.then5:
  %0 = bitcast %union.pthread_barrierattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.1, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end6
if.end6:
  %1 = bitcast %union.pthread_barrier_t* %barrier to i8*
  call void @__gsmack_uses(i8* noundef %1, i32 noundef 20)
  %call7 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef %1)
  %cmp8 = icmp sle i32 %call7, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.5, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef %1, i32 noundef %count)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i32 0, i32 0), i8* noundef %1, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i32 0, i32 0), i8* noundef %1, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 12, %if.then2 ], [ 0, %if.end6 ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef nonnull %barrier) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_barrier_t* %barrier to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 20)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.9, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.10, i32 0, i32 0))
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0, i32 noundef %call1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef -1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef nonnull %barrier) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_barrier_t* %barrier to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 20)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.12, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.13, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0)
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0)
  %add = add nsw i32 %call1, 1
  %call2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %add, %call2
  %call3 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0)
  %cmp4 = icmp eq i32 %call3, 0
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %call5 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %land.rhs ], [ %call5, %lor.rhs ]
  br label %land.end
land.end:
  %2 = phi i1 [ false, %entry ], [ %1, %lor.end ]
  br i1 %cmp, label %if.then, label %if.else
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %add8 = add nsw i32 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0, i32 noundef %add8)
  br label %if.end11
if.else:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  br i1 %2, label %if.then10, label %if.end
if.then10:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0, i32 noundef 1)
  br label %if.end
if.end:
  br label %if.end11
if.end11:
  call void @__gsmack_atomic_end()
  br i1 %cmp, label %if.end21, label %if.then13
if.then13:
  call void @__gsmack_atomic_begin()
  %call14 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0)
  %cmp15 = icmp ne i32 %call14, %call
  call void @__gsmack_await_for(i1 noundef zeroext %cmp15, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %call16 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %cmp17 = icmp ne i32 %call16, -1
  br i1 %cmp17, label %if.then18, label %if.end20
if.then18:
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 20)
  %call19 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0, i32 noundef %call19)
  br label %if.end20
if.end20:
  call void @__gsmack_atomic_end()
  br label %if.end21
if.end21:
  %cond = select i1 %2, i32 -1, i32 0
  ret i32 %cond
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
