target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.smack_mutex = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%union.pthread_mutexattr_t = type { i32 }
%struct.anon.0 = type { i32, i32, %struct.anon.1 }
%struct.anon.1 = type { i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"a mutex that was not initialised is destroyed\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"a mutex that is held is destroyed\00", align 1
@.str.4 = private unnamed_addr constant [43 x i8] c"a mutex that was not initialised is locked\00", align 1
@.str.5 = private unnamed_addr constant [52 x i8] c"a mutex is locked again by the thread that holds it\00", align 1
@.str.6 = private unnamed_addr constant [45 x i8] c"a mutex that was not initialised is unlocked\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.8 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
define dso_local i32 @smack_mutex_init(%union.smack_mutex* noundef %mutex, %union.pthread_mutexattr_t* noundef %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %posix, %union.pthread_mutexattr_t* noundef %attr)
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon.0*
  %lock = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  store i32 0, i32* %lock, align 4
  %init = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 1
  store i32 1, i32* %init, align 4
  %tobool = icmp ne %union.pthread_mutexattr_t* %attr, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %1 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %1)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ 0, %cond.false ]
  %attr2 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 2
  %type = getelementptr inbounds %struct.anon.1, %struct.anon.1* %attr2, i32 0, i32 0
  store i32 %cond, i32* %type, align 4
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @smack_mutex_destroy(%union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon.0*
  %init = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 1
  %1 = load i32, i32* %init, align 4
  %cmp = icmp eq i32 %1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.2, i32 0, i32 0))
  %lock = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  %2 = load i32, i32* %lock, align 4
  %cmp1 = icmp eq i32 %2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.3, i32 0, i32 0))
  store i32 0, i32* %init, align 4
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local i32 @smack_mutex_lock(%union.smack_mutex* noundef %mutex) {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon.0*
  %attr = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 2
  %type = getelementptr inbounds %struct.anon.1, %struct.anon.1* %attr, i32 0, i32 0
  %1 = load i32, i32* %type, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %init = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 1
  %2 = load i32, i32* %init, align 4
  %cmp1 = icmp ne i32 %2, 1
  br i1 %cmp1, label %if.then2, label %if.end
if.then2:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then2 ], [ 0, %if.then ]
  br label %if.end9
if.else:
  %init3 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 1
  %3 = load i32, i32* %init3, align 4
  %cmp4 = icmp eq i32 %3, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i32 0, i32 0))
  %lock = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  %4 = load i32, i32* %lock, align 4
  %cmp5 = icmp ne i32 %4, %call
  br i1 %cmp5, label %lor.end, label %lor.rhs
lor.rhs:
  %5 = load i32, i32* %type, align 4
  %cmp8 = icmp eq i32 %5, 1
  br label %lor.end
lor.end:
  %6 = phi i1 [ true, %if.else ], [ %cmp8, %lor.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.5, i32 0, i32 0))
  br label %if.end9
if.end9:
  %error.1 = phi i32 [ %error.0, %if.end ], [ 0, %lor.end ]
  %tobool = icmp ne i32 %error.1, 0
  br i1 %tobool, label %if.end12, label %if.then10
if.then10:
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call11 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %posix)
  br label %if.end12
if.end12:
  %error.2 = phi i32 [ %error.1, %if.end9 ], [ %call11, %if.then10 ]
  %tobool13 = icmp ne i32 %error.2, 0
  br i1 %tobool13, label %if.end16, label %if.then14
if.then14:
  %lock15 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  store i32 %call, i32* %lock15, align 4
  br label %if.end16
if.end16:
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
declare dso_local i32 @__gsmack_self()
declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef)
define dso_local i32 @smack_mutex_trylock(%union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon.0*
  %init = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 1
  %1 = load i32, i32* %init, align 4
  %cmp = icmp eq i32 %1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i32 0, i32 0))
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %posix)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_self()
  %lock = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  store i32 %call1, i32* %lock, align 4
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 %call
}
declare dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef)
define dso_local i32 @smack_mutex_unlock(%union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon.0*
  %attr = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 2
  %type = getelementptr inbounds %struct.anon.1, %struct.anon.1* %attr, i32 0, i32 0
  %1 = load i32, i32* %type, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %init = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 1
  %2 = load i32, i32* %init, align 4
  %cmp1 = icmp ne i32 %2, 1
  br i1 %cmp1, label %if.then2, label %if.end
if.then2:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then2 ], [ 0, %if.then ]
  br label %if.end6
if.else:
  %init3 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 1
  %3 = load i32, i32* %init3, align 4
  %cmp4 = icmp eq i32 %3, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.6, i32 0, i32 0))
  %lock = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  %4 = load i32, i32* %lock, align 4
  %call = call i32 @__gsmack_self()
  %cmp5 = icmp eq i32 %4, %call
  call void @__gsmack_assert(i1 noundef zeroext %cmp5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i32 0, i32 0))
  br label %if.end6
if.end6:
  %error.1 = phi i32 [ %error.0, %if.end ], [ 0, %if.else ]
  %tobool = icmp ne i32 %error.1, 0
  br i1 %tobool, label %if.end9, label %if.then7
if.then7:
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %posix)
  br label %if.end9
if.end9:
  %error.2 = phi i32 [ %error.1, %if.end6 ], [ %call8, %if.then7 ]
  %tobool10 = icmp ne i32 %error.2, 0
  br i1 %tobool10, label %if.end15, label %if.then11
if.then11:
  %posix12 = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %5 = bitcast %union.pthread_mutex_t* %posix12 to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i32 0, i32 0), i8* noundef %5)
  %lock14 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  store i32 %call.i, i32* %lock14, align 4
  br label %if.end15
if.end15:
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef)
define dso_local i32 @smack_cond_wait(%union.pthread_cond_t* noundef %cond, %union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon.0*
  %lock = getelementptr inbounds %struct.anon.0, %struct.anon.0* %0, i32 0, i32 0
  %1 = load i32, i32* %lock, align 4
  %call = call i32 @__gsmack_self()
  %cmp = icmp eq i32 %1, %call
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.8, i32 0, i32 0))
  store i32 0, i32* %lock, align 4
  call void @__gsmack_atomic_end()
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call2 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %posix)
  call void @__gsmack_atomic_begin()
  %call3 = call i32 @__gsmack_self()
  store i32 %call3, i32* %lock, align 4
  call void @__gsmack_atomic_end()
  ret i32 %call2
}
declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef)
